/** A text in lower case, without accents. */
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()

/**
 * Shows the scenarios with every word of the search, in any order, hides groups that have none, and says how many there
 * are.
 */
function filter(search: string): void {
  const words = plain(search).split(/\s+/)
  const all = [...document.querySelectorAll<HTMLElement>("[data-words]")]
  for (const item of all) item.hidden = !words.every((word) => plain(item.dataset["words"] ?? "").includes(word))
  for (const section of document.querySelectorAll<HTMLElement>("section")) {
    section.hidden = !section.querySelector("[data-words]:not([hidden])")
    const link = document.querySelector(`.index a[href="#${section.id}"]`)
    link?.parentElement?.toggleAttribute("hidden", section.hidden)
  }
  const status = document.querySelector("#found")
  const found = all.filter(({ hidden }) => !hidden).length
  if (status) status.textContent = `${found} of ${all.length} scenarios`
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

/** Filters the sandbox's start page by the search in its URL, and while one is typed. */
export function filterScenarios(): void {
  const field = document.querySelector<HTMLInputElement>("input[type=search]")
  if (!field) return
  field.value = new URLSearchParams(location.search).get("q") ?? ""
  filter(field.value)
  field.addEventListener("input", () => {
    filter(field.value)
    writeToUrls(field.value)
  })
}
