/** Puts a text where the person can paste it from; true if it is there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Browsers have a clipboard only for safe addresses; a house in the own four walls often has none.
    const field = document.createElement("textarea")
    field.value = text
    document.body.append(field)
    field.select()
    const done = document.execCommand("copy")
    field.remove()
    return done
  }
}
