/** Attributes of fields for keys, URLs and numbers, which are not natural language. */
export const technicalInput = {
  autoComplete: "off",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} as const
