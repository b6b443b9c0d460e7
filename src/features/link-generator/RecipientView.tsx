import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { languageNames, languages, type Language } from "../../lib/languages"
import { buttonClass } from "../../ui/Button/Button"
import { useFocusAfterRender } from "../../ui/useFocusAfterRender"
import { inLanguage, readLink } from "./model/link"
import styles from "./RecipientView.module.css"
import { useLinkWords } from "./useLinkWords"
import { useShareCard } from "./useShareCard"

/** What a link contains and what a recipient sees of it, as a section of the page. */
export function RecipientView({ link }: { link: string }) {
  const { t } = useTranslation("admin")
  const heading = useId()
  return (
    <section className={styles.recipient} aria-labelledby={heading}>
      <h3 id={heading}>{t("link.recipient.contents")}</h3>
      <RecipientContents link={link} />
    </section>
  )
}

/**
 * What a recipient sees of a link: its contents in words, and for each language a link to the page and, on request, the
 * card that messaging apps and social networks show.
 */
export function RecipientContents({ link }: { link: string }) {
  const { t } = useTranslation("admin")
  const [withCards, setWithCards] = useState(false)
  const focusAfterRender = useFocusAfterRender()
  const heading = useId()
  return (
    <div className={styles.recipient}>
      <Contents link={link} />
      <nav aria-labelledby={heading}>
        <h3 id={heading} tabIndex={-1}>
          {t("link.preview.heading")}
        </h3>
        <p className={styles.quiet}>{t("link.preview.hint")}</p>
        <ul className={withCards ? styles.cards : styles.languages}>
          {languages.map((language) => (
            <li key={language}>
              <a href={inLanguage(link, language)} target="_blank" rel="noopener" lang={language} hrefLang={language}>
                {languageNames[language]}
              </a>
              {withCards ? <Card language={language} link={link} /> : null}
            </li>
          ))}
        </ul>
      </nav>
      {withCards ? null : (
        <p>
          <button
            type="button"
            className={buttonClass("secondary")}
            onClick={() => {
              setWithCards(true)
              focusAfterRender(heading)
            }}
          >
            {t("link.recipient.show")}
          </button>
        </p>
      )}
    </div>
  )
}

/** What a link holds, in words. */
function Contents({ link }: { link: string }) {
  const { t } = useTranslation("admin")
  const words = useLinkWords()
  const { contents } = readLink(link, [new URL(link).host])
  if (!contents) return null
  const { code, page, language, parameters } = contents
  const rows: [string, string][] = [
    [t("link.code"), code],
    [t("link.landingPage"), words.page(page)],
    [t("link.language"), words.language(language)],
    ...parameters.map(({ name, value }): [string, string] => [name, value]),
  ]
  return (
    <dl className={styles.contents}>
      {rows.map(([name, value], row) => (
        // A name may occur twice; rows never change places.
        <div key={row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The share card of the page of a link, in a language. */
function Card({ language, link }: { language: Language; link: string }) {
  const { t } = useTranslation("admin")
  const card = useShareCard(new URL(inLanguage(link, language)).pathname)
  if (card === "none") return <p className={styles.quiet}>{t("link.recipient.none")}</p>
  return (
    <div className={styles.card} lang={language} aria-busy={card === undefined || undefined}>
      <div className={styles.picture}>
        {card ? <img src={card.picture} alt="" width={1200} height={630} loading="lazy" /> : null}
      </div>
      <p className={styles.host}>{new URL(link).host}</p>
      <p className={styles.title}>{card?.title}</p>
      <p className={styles.quiet}>{card?.description}</p>
    </div>
  )
}
