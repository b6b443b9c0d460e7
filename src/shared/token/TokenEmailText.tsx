import { Words } from "../../ui/Words/Words"
import styles from "./TokenEmailText.module.css"

interface TokenEmailTextProps {
  /** Returns the text with an e-mail address in it; if omitted, the address alone. */
  text?: (email: string) => string
  /** The address in the token; undefined until the token has been read. */
  email: string | undefined
}

/** Stands for the address while the text is split; no language file contains it. */
const mark = "\uE000"

/**
 * A text with the e-mail address of the token. A prerendered page does not know the address: its style sheet shows the
 * one that the page's head script has read (boot/head/showTokenForm).
 */
export function TokenEmailText({ text = (address) => address, email }: TokenEmailTextProps) {
  const [before = "", after = ""] = text(mark).split(mark)
  return (
    <>
      <Words>{before}</Words>
      <bdi translate="no" className={email === undefined ? styles.email : undefined}>
        {email}
      </bdi>
      <Words>{after}</Words>
    </>
  )
}
