import { isFound } from "../scenarios/search"

/** Shows the scenarios that match the search, hides groups in which none does, and says how many match. */
function filter(search: string): void {
  let found = 0
  for (const section of document.querySelectorAll<HTMLElement>("section")) {
    let isEmpty = true
    for (const item of section.querySelectorAll<HTMLElement>("[data-words]")) {
      item.hidden = !isFound(item.dataset["words"] ?? "", search)
      if (item.hidden) continue
      isEmpty = false
      found += 1
    }
    section.hidden = isEmpty
    const link = document.querySelector(`.index a[href="#${section.id}"]`)
    link?.parentElement?.toggleAttribute("hidden", isEmpty)
  }
  const status = document.querySelector<HTMLElement>("#found")
  if (status) status.textContent = `${found} of ${status.dataset["all"]} scenarios`
}

/** Writes the search to the URL of the page and to those of the switches, so that sharing and switching keep it. */
function writeToUrls(search: string): void {
  const withSearch = (address: string): string => {
    const url = new URL(address)
    if (search === "") url.searchParams.delete("q")
    else url.searchParams.set("q", search)
    return url.href
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".switch a")) link.href = withSearch(link.href)
  history.replaceState(null, "", withSearch(location.href))
}

/** Makes the search of the sandbox's start page filter while it is typed. */
export function filterScenarios(): void {
  const field = document.querySelector<HTMLInputElement>('[role="search"] input[name="q"]')
  field?.addEventListener("input", () => {
    filter(field.value)
    writeToUrls(field.value)
  })
}
