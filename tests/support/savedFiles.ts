/** Has the page save files into a list, which is returned empty and grows. */
export function savedFiles(): Blob[] {
  const saved: Blob[] = []
  // jsdom has no object URLs.
  URL.createObjectURL = (file: Blob) => `blob:${saved.push(file)}`
  URL.revokeObjectURL = () => undefined
  return saved
}
