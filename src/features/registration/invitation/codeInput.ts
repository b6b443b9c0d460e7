/** How a field takes a code: nothing completes, corrects or stores it, and phones begin with capitals. */
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
