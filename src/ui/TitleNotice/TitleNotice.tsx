import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react"

interface TitleNotice {
  notice: string
  setNotice: (notice: string) => void
}

const Context = createContext<TitleNotice>({ notice: "", setNotice: () => undefined })

/** Lets what happens on a page speak first in its title. */
export function TitleNoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState("")
  const value = useMemo(() => ({ notice, setNotice }), [notice])
  return <Context value={value}>{children}</Context>
}

/** Words to put before the page's title, e.g. "Error:"; empty where there are none. */
export function useTitleNotice(): string {
  return useContext(Context).notice
}

/** Puts words before the page's title for as long as the calling component is shown. */
export function useAnnounceInTitle(notice: string): void {
  const { setNotice } = useContext(Context)
  useEffect(() => {
    setNotice(notice)
    return () => setNotice("")
  }, [notice, setNotice])
}
