/** How many names are listed; more of them are likely to have one cause. */
const shownNames = 10

/** Names as one text, the first ten of them if there are more. */
export const shortList = (names: readonly string[]): string =>
  names.length > shownNames ? `${names.slice(0, shownNames).join(", ")}, …` : names.join(", ")
