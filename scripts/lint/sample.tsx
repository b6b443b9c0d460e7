// Each line breaks a rule of a plug-in: where one is not loaded, or resolves no import, the suppression is not needed, and
// the lint says so.
// oxlint-disable-next-line boundaries/dependencies -- scripts know no pages
export { routeTable } from "../../src/router/routeTable"
// oxlint-disable-next-line site/no-bare-text -- in a fragment, which may have neighbours
export const bare = (t: () => string) => <>{t()}</>
// oxlint-disable-next-line site/explain-suppression -- of the next line
// oxlint-disable-next-line eslint/no-var, import/no-mutable-exports
export var unexplained = true
