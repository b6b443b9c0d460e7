import { useTranslation } from "react-i18next"
import { brandName } from "../../services/settings/build"
import { KeptText } from "../../ui/KeptText/KeptText"
import { Section } from "./Section"
import styles from "./Sections.module.css"
import { openingFacts, type OpeningFact } from "./model/openingFacts"
import { BrandCarousel } from "./BrandCarousel"
import type { LandingConfiguration } from "../../services/settings/landing"
import { benefits as benefitsPicture } from "../../assets/pictures/benefits"
import { selvedgeOpening } from "../../assets/pictures/openings"
import { stores } from "../../assets/pictures/stores"
import { useSettings } from "../../services/settings/useSettings"
import { Disclosure } from "../../ui/Disclosure/Disclosure"
import type { ReactNode } from "react"
import { routerPathOf } from "../../router/hrefs"
import { SiteLink } from "../../router/SiteLink"
import { usePage } from "../../router/usePage"
import { buttonClass } from "../../ui/Button/Button"

interface SectionsProps {
  configuration: LandingConfiguration
  invited: boolean
  children: ReactNode
}

/**
 * The sections below the opening of the landing page. They tell one story and state each fact once: the labels, the
 * name and the figures, why the prices are not public, how it works, what a sceptic asks, and once more how to join.
 */
export function Sections({ configuration, invited, children }: SectionsProps) {
  const statedAbove = openingFacts(configuration)
  return (
    <>
      <BrandCarousel />
      <Selvedge statedAbove={statedAbove} />
      <Benefits voucher={configuration.voucher !== "none"} />
      <HowItWorks />
      <Stores />
      <Faq statedAbove={statedAbove} invited={invited} />
      <Closing>{children}</Closing>
    </>
  )
}

const claims = ["discount", "labels", "items", "newItems", "customers", "countries", "rating"] as const

/**
 * What the shop's name, Lisière, means: it is French for selvedge, the finished edge of a cloth. And key figures of the
 * shop on the same cloth, each one sentence over three lines, its figure large; the last is the app's rating.
 */
function Selvedge({ statedAbove }: { statedAbove: readonly OpeningFact[] }) {
  const { t } = useTranslation("sections")
  return (
    <Section heading={t("selvedge.heading")} picture={selvedgeOpening} across>
      <p className={styles.statement}>
        <KeptText text={t("selvedge.text")} kept={brandName} />
      </p>
      <ul className={styles.claims} aria-label={t("claims.label")}>
        {claims
          .filter((claim) => !statedAbove.some((fact) => fact === claim))
          .map((claim) => (
            <li key={claim}>
              <span className={styles.text}>{t(`claims.${claim}.before`)}</span>{" "}
              <span className={styles.figure}>{t(`claims.${claim}.figure`)}</span>{" "}
              <span className={styles.text}>{t(`claims.${claim}.text`)}</span>
            </li>
          ))}
      </ul>
      <AppStores />
    </Section>
  )
}

/** Where to get the app, if the environment configures a URL. */
function AppStores() {
  const { t } = useTranslation("sections")
  const { appStoreUrl, playStoreUrl } = useSettings()
  const appStores = [
    ["App Store", appStoreUrl],
    ["Google Play", playStoreUrl],
  ] as const
  if (!appStoreUrl && !playStoreUrl) return null
  return (
    <p className={styles.apps}>
      <span>{t("getApp")}</span>
      {appStores.map(([name, url]) =>
        url ? (
          <a key={name} href={url}>
            {name}
          </a>
        ) : null,
      )}
    </p>
  )
}

const benefits = ["price", "delivery", "first"] as const

/**
 * The benefits of membership: prices that are not public, delivery, and the discount on the first order, unless the
 * opening of the page promises a welcome voucher.
 */
function Benefits({ voucher }: { voucher: boolean }) {
  const { t } = useTranslation("sections")
  return (
    <Section heading={t("benefits.heading")} picture={benefitsPicture} ground="light">
      <div className={styles.benefits}>
        {benefits
          .filter((benefit) => !voucher || benefit !== "first")
          .map((benefit) => (
            <div key={benefit}>
              <h3>{t(`benefits.${benefit}.title`)}</h3>
              <p className={styles.text}>{t(`benefits.${benefit}.text`)}</p>
            </div>
          ))}
      </div>
    </Section>
  )
}

const steps = ["invited", "register", "shop"] as const

function HowItWorks() {
  const { t } = useTranslation("sections")
  return (
    <Section heading={t("how.heading")}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`how.${step}.title`)}</h3>
            <p className={styles.text}>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Stores() {
  const { t } = useTranslation("sections")
  return (
    <Section heading={t("stores.heading")} picture={stores}>
      <p className={styles.statement}>{t("stores.places")}</p>
      <p className={styles.text}>{t("stores.text")}</p>
    </Section>
  )
}

const questions = ["cost", "invitation", "reply", "address", "code"] as const
const questionsOfUninvited: readonly string[] = ["invitation", "reply"]

/**
 * What a sceptic asks before giving an e-mail address; the answers open and close without JavaScript. An invited visitor
 * does not ask how to join without an invitation.
 */
function Faq({ statedAbove, invited }: { statedAbove: readonly OpeningFact[]; invited: boolean }) {
  const { t } = useTranslation("sections")
  return (
    <Section heading={t("faq.heading")} split>
      <div className={styles.questions}>
        {questions
          .filter((question) => question !== "cost" || !statedAbove.includes("free"))
          .filter((question) => !invited || !questionsOfUninvited.includes(question))
          .map((question) => (
            <Disclosure key={question} summary={t(`faq.${question}.question`)} row>
              <p>{t(`faq.${question}.answer`)}</p>
            </Disclosure>
          ))}
      </div>
    </Section>
  )
}

/** The last section of the landing page: once more the ways to become a member, side by side. */
function Closing({ children }: Pick<SectionsProps, "children">) {
  const { t } = useTranslation("sections")
  return (
    <div className={styles.closing} data-surface="dark">
      <Section heading={t("closing.heading")}>
        <div className={styles.ways}>{children}</div>
      </Section>
    </div>
  )
}

/** The way to become a member without an invitation: to apply. */
export function ApplyInstead() {
  const { t } = useTranslation("sections")
  const { language } = usePage()
  return (
    <>
      <h3>{t("closing.notYet")}</h3>
      <p className={styles.text}>{t("closing.address")}</p>
      <SiteLink to={routerPathOf("membership-interest", language)} className={buttonClass("secondary")}>
        {t("closing.apply")}
      </SiteLink>
    </>
  )
}
