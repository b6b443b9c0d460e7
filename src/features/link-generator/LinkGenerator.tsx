import { GeneratedLink } from "./GeneratedLink"
import { GeneratorForm } from "./GeneratorForm"
import type { AdminAccess } from "./GeneratorProblem"
import styles from "./LinkGenerator.module.css"
import { ImportLink } from "./ImportLink"
import { RecentLinks } from "./RecentLinks"
import { useLinkGenerator } from "./useLinkGenerator"

/**
 * The registration link generator: turns a code into a signed link, and reads a link back (product decisions, section
 * 8).
 */
export function LinkGenerator(access: AdminAccess) {
  const { form, problem, generated, recent } = useLinkGenerator()
  return (
    <div className={styles.generator}>
      <GeneratorForm form={form} problem={problem} {...access} />
      {generated ? <GeneratedLink key={generated.link} generated={generated} /> : null}
      <RecentLinks links={recent} />
      <ImportLink recent={recent} onRead={form.setValues} />
    </div>
  )
}
