// @ts-expect-error -- a compiler that knew it would check nothing
export const newer: keyof typeof URL = "canParse"
