// A word that is wider than its place is drawn narrower: neither cut off nor broken.

/** `{@attach fit(text)}`, on a block whose words do not break; anew when the text is another. */
export function fit(_text: string): (node: HTMLElement) => () => void {
  return (node) => {
    const look = (): void => {
      const share = node.clientWidth / node.scrollWidth
      node.style.transform = share < 1 ? `scaleX(${share})` : ""
    }
    const watch = new ResizeObserver(look)
    watch.observe(node)
    return () => watch.disconnect()
  }
}
