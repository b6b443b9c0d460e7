import { Suspense, useState } from "react"
import { Loading } from "../../shared/feedback/Loading"
import { NoTitlePrefixContext } from "../../ui/titlePrefix"
import { useSearch } from "../../ui/useSearch"
import type { AdminAccess } from "./AdminAccess"
import { GeneratedLink } from "./GeneratedLink"
import { GeneratorForm } from "./GeneratorForm"
import { GeneratorProblem } from "./GeneratorProblem"
import styles from "./LinkGenerator.module.css"
import { ReadLink } from "./ReadLink"
import { RecentLinks } from "./RecentLinks"
import { useFilledForm } from "./useFilledForm"
import { useLinkGenerator } from "./useLinkGenerator"
import { ViewLinks } from "./ViewLinks"
import { viewIn, views, type ViewName } from "./views"

/**
 * The registration link generator: turns a code into a signed link, reads a link back, and makes the links of campaigns
 * (product decisions, section 8). What is typed for a single link stays while another part is shown.
 */
export function LinkGenerator(access: AdminAccess) {
  const shown = viewIn(useSearch())
  return (
    <div className={styles.tool}>
      <ViewLinks shown={shown} />
      {/* The hidden form stays mounted; its errors must not prefix the title of the view that is shown. */}
      <NoTitlePrefixContext value={shown !== undefined}>
        <div hidden={shown !== undefined}>
          <SingleLink {...access} />
        </div>
      </NoTitlePrefixContext>
      {shown ? (
        <Suspense fallback={<Loading />}>
          <View key={shown} name={shown} {...access} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The form for one link, its result, the links of this tab, and reading a link back. */
function SingleLink(access: AdminAccess) {
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

/**
 * A part of the generator that loads on demand. Campaigns and history, which this browser stores, are shown only to
 * those who are signed in; if the session ends while one of them is open, it stays.
 */
function View({ name, ...access }: AdminAccess & { name: ViewName }) {
  const [opened, setOpened] = useState(access.signedIn)
  if (access.signedIn && !opened) setOpened(true)
  if (!opened && name !== "check") {
    return <GeneratorProblem problem={undefined} busy={false} onRetry={() => undefined} {...access} />
  }
  switch (name) {
    case "campaigns":
      return <views.campaigns {...access} />
    case "history":
      return <views.history {...access} />
    case "check":
      return <views.check {...access} />
  }
}
