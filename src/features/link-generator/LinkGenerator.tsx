import type { AdminAccess } from "./AdminAccess"
import { GeneratedLink } from "./GeneratedLink"
import { GeneratorForm } from "./GeneratorForm"
import styles from "./LinkGenerator.module.css"
import { ReadLink } from "./ReadLink"
import { RecentLinks } from "./RecentLinks"
import { useFilledForm } from "./useFilledForm"
import { useLinkGenerator } from "./useLinkGenerator"

/** The registration link generator: turns a code into a signed link, and reads a link back (product decisions, section 8). */
export function LinkGenerator(access: AdminAccess) {
  const { form, problem, generated, recent } = useLinkGenerator()
  const { fillCount, filled, fill, undo } = useFilledForm(form)
  return (
    <div className={styles.generator}>
      <GeneratorForm form={form} fillCount={fillCount} problem={problem} {...access} />
      {generated ? <GeneratedLink key={generated.link} generated={generated} /> : null}
      <RecentLinks links={recent} />
      <ReadLink recent={recent} filled={filled} onRead={fill} onUndo={undo} />
    </div>
  )
}
