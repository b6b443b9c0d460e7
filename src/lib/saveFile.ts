/**
 * Hands a text to the visitor as a file to be saved.
 * @param name of the file, with its ending
 * @param type its media type, e.g. "application/json"
 */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
