import type { AdminAccess } from "./AdminAccess"
import { GeneratorForm } from "./GeneratorForm"
import { LinkResult } from "./LinkResult"
import styles from "./LinkGenerator.module.css"
import { ReadLink } from "./ReadLink"
import { RecentLinks } from "./RecentLinks"
import { useLinkGenerator } from "./useLinkGenerator"

/**
 * The registration link generator: turns a code into signed links, and reads a link back (product decisions, section
 * 8).
 */
export function LinkGenerator(access: AdminAccess) {
  const { form, problem, generated, recent } = useLinkGenerator()
  return (
    <div className={styles.generator}>
      <GeneratorForm form={form} problem={problem} {...access} />
      {generated ? <LinkResult generated={generated} /> : null}
      <div className={styles.columns}>
        <ReadLink recent={recent} />
        <RecentLinks links={recent} />
      </div>
    </div>
  )
}
