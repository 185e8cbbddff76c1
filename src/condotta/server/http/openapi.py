"""The description of the wire for programs, made from the types and the list of addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ..refusal import Refused
from ..reviews.shown import ReviewShown
from ..state.messages import ActShown, Message, TableShown

if TYPE_CHECKING:
    from .endpoints import Endpoint

REFUSALS = {
    400: "The request cannot be read.",
    401: "This needs a token, or the token opens nothing here.",
    403: "The token is not for this.",
    404: "There is no such thing.",
    409: "Not now; the rule says why.",
    410: "It was there, and was deleted.",
    413: "The request is too large.",
    421: "The server is not called so.",
    415: "The body is not JSON.",
    416: "This place in the stream is not there: begin anew.",
    422: "Understood, but not possible.",
    429: "Too many requests; wait for so many seconds.",
    503: "It could not be saved; nothing has happened.",
}
STREAMS = {
    "/api/tables/{table}/events": "text/event-stream",
    "/api/tables/{table}/stream": "application/x-ndjson",
}
STREAMED = {"text/event-stream": "object", "application/x-ndjson": "string"}
ENCODED = [
    ("TableList", "tables", "TableShown"),
    ("DecisionShown", "options", "ActShown"),
    ("Message", "asides", "ActShown"),
    ("Entry", "act", "ActShown"),
    ("StoryShown", "final", "Message"),
    ("MyTable", "table", "TableShown"),
    ("CostlyShown", "act", "ActShown"),
    ("CostlyShown", "best", "ActShown"),
    ("HintOption", "act", "ActShown"),
    ("ReviewTold", "review", "ReviewShown"),
]
"""What is encoded ahead, so that its type does not say what it is."""


def description(endpoints: list[Endpoint], version: str) -> dict[str, Any]:
    types: list[Any] = [Refused, Message, ActShown, TableShown, ReviewShown]
    for endpoint in endpoints:
        types += [found for found in (endpoint.request, endpoint.response) if found is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_type)
    for path, media in STREAMS.items():
        paths[path] = {"get": stream(media, by_type)}
    for owner, field, part in ENCODED:
        properties = components[owner]["properties"]
        reference = {"$ref": f"#/components/schemas/{part}"}
        properties[field] = {"type": "array", "items": reference} if "items" in properties[field] else reference
    return {
        "openapi": "3.1.0",
        "info": {"title": "condotta", "version": version, "description": "The wire; docs/wire.md says what it means."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "The token of a seat."}},
        },
    }


def operation(endpoint: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "parameters": parameters(endpoint.path),
        "responses": {
            str(endpoint.status): {
                "description": endpoint.summary,
                "content": {endpoint.media: {"schema": schemas.get(endpoint.response, {"type": "string"})}},
            },
            **refusals(schemas),
        },
    }
    if "{table}" in endpoint.path:
        found["security"] = [{}, {"token": []}]
    if endpoint.request is not None:
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[endpoint.request]}},
        }
    return found


def stream(media: str, schemas: dict[Any, Any]) -> dict[str, Any]:
    return {
        "summary": "The numbered messages of one viewer.",
        "operationId": media.rpartition("/")[2].replace("-", "_"),
        "security": [{}, {"token": []}],
        "parameters": [
            *parameters("{table}"),
            {
                "name": "since",
                "in": "query",
                "schema": {"type": "string", "pattern": "^(0|([A-F]|public)[0-9]{1,11})$"},
            },
            {"name": "follow", "in": "query", "schema": {"type": "string", "enum": ["0", "1"]}},
            {"name": "eye", "in": "query", "schema": {"type": "string", "enum": [*"ABCDEF", "public"]}},
        ],
        "responses": {
            "200": {"description": "One message each.", "content": {media: {"schema": {"type": STREAMED[media]}}}},
            **refusals(schemas),
        },
    }


def parameters(path: str) -> list[dict[str, Any]]:
    kinds: dict[str, dict[str, Any]] = {
        "table": {"type": "string", "pattern": "^[a-z0-9]{1,20}$"},
        "number": {"type": "integer", "minimum": 0, "maximum": 10**11 - 1},
        "lang": {"type": "string", "pattern": "^[a-z]{2}$"},
        "notice": {"type": "string", "pattern": "^[A-Za-z0-9_-]{24}$"},
    }
    return [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, schema in kinds.items()
        if f"{{{name}}}" in path
    ]


def refusals(schemas: dict[Any, Any]) -> dict[str, Any]:
    content = {"application/json": {"schema": schemas[Refused]}}
    return {str(status): {"description": text, "content": content} for status, text in REFUSALS.items()}
