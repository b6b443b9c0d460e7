/** The value of a JSON text from storage or the network; undefined if there is none, or if it is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "")
  } catch {
    return undefined
  }
}
