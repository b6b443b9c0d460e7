/** Attributes of fields for keys, addresses and figures, which are no words of a language. */
export const plainText = { autoComplete: "off", autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const
