// Where in the house the page is.

class Place {
  path = $state(location.pathname)
  search = $state(location.search)
  hash = $state(location.hash)

  constructor() {
    addEventListener("popstate", () => this.read())
    addEventListener("hashchange", () => this.read())
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address)
    else history.pushState(null, "", address)
    this.read()
    if (!replace) scrollTo(0, 0)
  }

  private read(): void {
    this.path = location.pathname
    this.search = location.search
    this.hash = location.hash
  }

  get table(): string | null {
    return /^\/t\/([^/]+)$/.exec(this.path)?.[1] ?? null
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search)
  }
}

export const place = new Place()
