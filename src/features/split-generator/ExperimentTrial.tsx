import { useTranslation } from "react-i18next"
import type { ExperimentEntry } from "../../services/experiments/simulate"
import { Button } from "../../ui/Button/Button"
import { Notice } from "../../ui/Notice/Notice"
import { becomeNewVisitor } from "./api/trial"
import styles from "./HandOver.module.css"
import { useTrial } from "./useTrial"

/** Buttons to run the experiment at once where the flag service is a mocked one; nothing in production. */
export function ExperimentTrial({ entries }: { entries: readonly ExperimentEntry[] }) {
  const { t } = useTranslation("admin")
  const { service, failed, run } = useTrial()
  const [first] = entries
  if (!service || !first) return null
  const running = service.experiments.includes(first.key)
  const { environment } = service
  return (
    <div className={styles.part}>
      <h3>{t("handover.trial.heading")}</h3>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void run(entries)}>
          {t("handover.trial.start", { environment })}
        </Button>
        {running ? (
          <Button variant="plain" onClick={() => void run([])}>
            {t("handover.trial.stop")}
          </Button>
        ) : null}
      </div>
      <p role="status">{running ? t("handover.trial.running", { key: first.key }) : null}</p>
      {running ? (
        <p>
          <a
            href={first.urlPatterns[0]?.pattern}
            target="_blank"
            rel="noopener"
            onClick={becomeNewVisitor}
            onAuxClick={becomeNewVisitor}
          >
            {t("handover.trial.visit")}
          </a>
        </p>
      ) : null}
      {failed ? <Notice kind="problem">{t("handover.trial.failed")}</Notice> : null}
    </div>
  )
}
