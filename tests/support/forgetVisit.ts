/** Empties what a browser keeps of a visit: storage and cookies; the address is that of the start page again. */
export function forgetVisit(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0]}=; Max-Age=0; Path=/`
  history.replaceState(null, "", "/acquisition/")
}
