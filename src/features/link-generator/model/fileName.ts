/** Longest name in bytes: file systems take 255, of which the extension and a browser's "(1)" need some. */
const limit = 240

/**
 * A text as the name of a file, without extension. What Windows forbids in names becomes a hyphen (Microsoft, "Naming
 * Files, Paths, and Namespaces"); all else stays, letters of any alphabet and their case.
 */
export function fileNameOf(text: string): string {
  const name = text.replace(/[\\/:*?"<>|\p{Cc}]/gu, "-")
  // encodeInto reads only whole characters, so the limit cuts none in two.
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(limit))
  return name.slice(0, read).trim()
}
