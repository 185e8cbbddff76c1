/// <reference lib="webworker" />
// Runs beside the page: keeps the page's own files, has something to show without a connection, and tells of a turn.

const worker = self as unknown as ServiceWorkerGlobalScope

/** Filled in when the page is built: the version, and what is needed to show anything at all. */
const VERSION = "__VERSION__"
const SHELL: string[] = JSON.parse("__SHELL__") as string[]
const CACHE = `condotta-${VERSION}`
const OFFLINE = "/offline"

interface Notice {
  title: string
  body: string
  table: string
  open: string
  stop: string
  stopId: string
  lang: string
}

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([OFFLINE, ...SHELL]))
      .then(() => worker.skipWaiting()),
  )
})

/** A page of the version before may still be open and need what it has not loaded yet: its files stay, older ones go. */
async function clear(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith("condotta-"))
  await Promise.all(own.slice(0, -2).map((name) => caches.delete(name)))
  await worker.clients.claim()
}
worker.addEventListener("activate", (event) => event.waitUntil(clear()))

/** Files whose names change with what is in them, and those that were kept with this version. */
async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) void (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

/** The house answers for itself whenever it can. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error()
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== "GET" || address.origin !== worker.location.origin) return
  if (request.mode === "navigate") event.respondWith(page(request))
  else if (address.pathname.startsWith("/assets/") || SHELL.includes(address.pathname)) event.respondWith(kept(request))
})

worker.addEventListener("push", (event) => {
  const told = event.data?.json() as Notice | undefined
  if (!told) return
  const options = {
    body: told.body,
    tag: told.table,
    lang: told.lang,
    icon: "/assets/icon-192.png",
    badge: "/assets/mark.svg",
    data: told,
    actions: [
      { action: "open", title: told.open },
      { action: "stop", title: told.stop },
    ],
  }
  event.waitUntil(worker.registration.showNotification(told.title, options))
})

async function open(table: string): Promise<void> {
  const path = `/t/${table}`
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === path)
  await (there ? there.focus() : worker.clients.openWindow(path))
}

worker.addEventListener("notificationclick", (event) => {
  const told = event.notification.data as Notice
  event.notification.close()
  if (event.action === "stop") event.waitUntil(fetch(`/api/notices/${told.stopId}/stop`, { method: "POST" }))
  else event.waitUntil(open(told.table))
})

export {}
