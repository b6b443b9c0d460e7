import { pageLoader, type PageModule } from "../router/pageLoader"

const modules = import.meta.glob<PageModule>("../pages/*/page.tsx")

/** Loads a page of the site: the one way of browser, build and tests. */
export const loadPage = pageLoader((name) => modules[`../pages/${name}/page.tsx`])
