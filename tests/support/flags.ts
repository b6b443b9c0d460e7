/** A flag whose value every visitor gets through an experiment. */
export function split(key: string, value: unknown, control: unknown) {
  return {
    defaultValue: control,
    rules: [
      {
        key,
        variations: [control, value],
        weights: [0, 1],
        coverage: 1,
        hashAttribute: "acqAnonymousId",
        hashVersion: 2,
      },
    ],
  }
}
