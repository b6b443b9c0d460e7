import { ConsentButton } from "./ConsentButton/ConsentButton"
import { LanguageLinks } from "./LanguageLinks/LanguageLinks"
import { SplitLayout, type SplitProps } from "./split/SplitLayout"
import styles from "./split/Split.module.css"

/** Layout `no-footer`: like `centered`, with only the choices of language and consent in place of the footer. */
export function NoFooterLayout(props: Omit<SplitProps, "footer">) {
  return (
    <SplitLayout
      surface="dark"
      {...props}
      footer={
        <div className={styles.slim}>
          <LanguageLinks />
          <ConsentButton />
        </div>
      }
    />
  )
}
