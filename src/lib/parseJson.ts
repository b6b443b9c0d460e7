import { attempt } from "./attempt"

/** The value of a JSON text from storage or the network; undefined if there is none, or if it is not JSON. */
export const parseJson = (text: string | null): unknown => attempt((): unknown => JSON.parse(text ?? ""))
