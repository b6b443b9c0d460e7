/** Attributes of a field for a code: nothing completes, corrects or stores its text, and phones switch to capitals. */
export const codeInput = {
  required: true,
  autoComplete: "off",
  autoCapitalize: "characters",
  autoCorrect: "off",
  spellCheck: false,
  enterKeyHint: "go",
  "data-1p-ignore": "true",
  "data-lpignore": "true",
} as const
