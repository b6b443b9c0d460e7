/** Attributes of a field for a code: nothing completes, corrects, capitalises or stores its text, in which case counts. */
export const codeInput = {
  required: true,
  autoComplete: "off",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
  enterKeyHint: "go",
  "data-1p-ignore": "true",
  "data-lpignore": "true",
} as const
