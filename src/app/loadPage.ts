import { pageLoader, type PageModule } from "../router/pageLoader"

const modules = import.meta.glob<PageModule>("../pages/*/page.tsx")

/** Loads a page of the site; used by the browser, the build and tests. */
export const loadPage = pageLoader((name) => modules[`../pages/${name}/page.tsx`])
