/** How visitors are assigned to two arms of equal size. */
const evenly = { weights: [0.5, 0.5], coverage: 1, hashAttribute: "acqAnonymousId", hashVersion: 2 }

/** The flags of an experiment with the words of the start page. */
export const wordsFeatures = {
  "main-description": {
    defaultValue: "default",
    rules: [{ key: "words", variations: ["default", "social"], ...evenly }],
  },
}

/** A redirect experiment from one page of a host to another. */
export const redirectExperiment = (from: string, to: string) => ({
  key: "pages",
  status: "running",
  urlPatterns: [{ include: true, type: "simple", pattern: from }],
  variations: [{}, { urlRedirect: to }],
  persistQueryString: true,
  ...evenly,
})
