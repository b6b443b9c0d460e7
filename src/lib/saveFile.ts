/** How long a file is kept for the browser, in milliseconds: Safari begins to read it after the click has returned. */
const keptMs = 60_000

/** Offers a text, or bytes, as a file download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
