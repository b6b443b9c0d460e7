import { isFound } from "../scenarios/search"

/** Shows what matches the search and no empty groups, and says how many there are. */
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

/** Keeps the search in the address and in the switches, so that the page can be shared and switched as it is seen. */
function keep(search: string): void {
  const set = (address: string): string => {
    const url = new URL(address)
    if (search === "") url.searchParams.delete("q")
    else url.searchParams.set("q", search)
    return url.href
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".switch a")) link.href = set(link.href)
  history.replaceState(null, "", set(location.href))
}

/** Makes the start page's search filter as one types. */
export function filterScenarios(): void {
  const field = document.querySelector<HTMLInputElement>('[role="search"] input[name="q"]')
  field?.addEventListener("input", () => {
    filter(field.value)
    keep(field.value)
  })
}
