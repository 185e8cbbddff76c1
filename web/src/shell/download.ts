/** Gives a record, or anything else, to the person as a file. */
export function download(name: string, content: string | Blob): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type: "application/x-ndjson" }) : content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
