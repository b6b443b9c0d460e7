/** Longest name, in characters: file systems take 255 bytes, and letters beyond ASCII have two or more. */
const limit = 120

/**
 * A text as the name of a file, without extension. What Windows forbids in names becomes a hyphen (Microsoft, "Naming Files,
 * Paths, and Namespaces"); all else stays, letters of any alphabet and their case.
 */
export const fileNameOf = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, "-")
    .slice(0, limit)
    .trim()
