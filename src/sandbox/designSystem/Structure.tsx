import { Carousel } from "../../ui/Carousel/Carousel"
import { Disclosure } from "../../ui/Disclosure/Disclosure"
import { LineList } from "../../ui/LineList/LineList"
import { RichText } from "../../ui/RichText/RichText"
import { SafeHtml } from "../../ui/SafeHtml/SafeHtml"
import styles from "./DesignSystem.module.css"
import { Specimen } from "./Specimen"

const brands = ["Aubépine", "Casa Ferrante", "Lindqvist", "Maison Orme", "Nordlicht", "Sąsiedzi", "Valmont", "Zilver"]
const answer = "Members invite the people whom they would like to see here. Ask one of them for a code."
const editorial =
  "<h2>What we store</h2><p>Your <strong>name</strong> and your <a href='https://www.example.com'>address</a>.</p>" +
  "<ul><li>for the invitation</li><li>for as long as you like</li></ul>" +
  "<table><tr><th>What</th><th>How long</th></tr><tr><td>Code</td><td>14 days</td></tr></table>"

const statements = ["Free and without obligation", "Quick shipping", "Free delivery and returns"]

const richParts = { link: (words: string) => <a href="#top">{words}</a> }

/** Components that arrange a page's texts and items. */
export function Structure() {
  return (
    <>
      <Specimen name="Disclosure">
        <Disclosure summary="Your consents">{answer}</Disclosure>
      </Specimen>
      <Specimen name="Disclosure, as a row" wide>
        <Disclosure row summary="How do I get an invitation?">
          {answer}
        </Disclosure>
      </Specimen>
      <Specimen name="Carousel" wide>
        <Carousel heading="Brands" previousLabel="Previous brands" nextLabel="Next brands">
          {brands.map((name) => (
            <li key={name} className={styles.card}>
              {name}
            </li>
          ))}
        </Carousel>
      </Specimen>
      <Specimen name="LineList">
        <LineList items={statements} />
      </Specimen>
      <Specimen name="RichText">
        <p>
          <RichText text="Already a member? <link>Log in</link>" parts={richParts} />
        </p>
      </Specimen>
      <Specimen name="SafeHtml" wide>
        <SafeHtml html={editorial} lang="en" highestHeading={4} />
      </Specimen>
    </>
  )
}
