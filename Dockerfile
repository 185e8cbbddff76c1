# The server with compiled engine and browser client; docs/hosting.md tells how to run it.
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev nodejs npm && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN pip install --no-cache-dir --prefix=/installed -c constraints.txt ".[postgres]"

FROM python:3.12-slim
RUN useradd --system --uid 10001 --create-home --home-dir /data condotta && install -d -o condotta /run/condotta
COPY --from=build /installed /usr/local
USER condotta
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=1m --timeout=20s --start-period=30s CMD ["condotta", "admin", "--db", "/data/tables.db", "health"]
STOPSIGNAL SIGINT
CMD ["condotta", "serve", "--db", "/data/tables.db", "--listen", "0.0.0.0:8000", "--backup-every", "24"]
