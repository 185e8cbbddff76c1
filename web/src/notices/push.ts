// This browser's own way to be told: the service worker and the push service of whoever makes the browser.

/** Why it cannot be told: the line is plain, the browser has no such thing, or it was forbidden. */
export type Hindrance = "plain" | "no-push" | "blocked"

export function hindrance(): Hindrance | null {
  if (!isSecureContext) return "plain"
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) return "no-push"
  return Notification.permission === "denied" ? "blocked" : null
}

export interface PushAddress {
  address: string
  keys: { p256dh: string; auth: string }
}

const addressOf = (subscription: PushSubscription): PushAddress => {
  const { endpoint, keys } = subscription.toJSON()
  return { address: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } }
}

/** Where this browser is reached now, if it is. */
export async function pushAddress(): Promise<PushAddress | null> {
  if (hindrance() !== null) return null
  const worker = await navigator.serviceWorker.getRegistration()
  const found = await worker?.pushManager.getSubscription()
  return found ? addressOf(found) : null
}

/** Asks the browser, which asks whoever sits there. */
export async function subscribe(key: string): Promise<PushAddress> {
  const { pushManager } = await navigator.serviceWorker.ready
  const own = Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0))
  try {
    return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: own }))
  } catch (error) {
    // A subscription for another key is of no use any more: as when the house has moved and lost its own.
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: own }))
  }
}
