import { hero } from "../../assets/pictures/hero"
import { Lines } from "../../ui/Lines/Lines"
import { Picture } from "../../ui/Picture/Picture"
import { VoucherCard } from "../../ui/VoucherCard/VoucherCard"
import { WovenLabel } from "../../ui/WovenLabel/WovenLabel"
import styles from "./DesignSystem.module.css"
import { Specimen } from "./Specimen"

const colours = [
  "surface",
  "text",
  "text-quiet",
  "accent",
  "border",
  "divider",
  "field",
  "error",
  "action",
  "action-text",
  "focus",
]

/** Colours, type, lines, pictures, and what pages draw on their pictures. */
export function Foundations() {
  return (
    <>
      <Specimen name="Colours" wide>
        <ul className={styles.colours}>
          {colours.map((name) => (
            <li key={name}>
              <i style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type" wide>
        <div className={styles.type}>
          <p style={{ font: "400 var(--step-4) / 1.08 var(--font-display)", fontVariationSettings: '"opsz" 20' }}>
            Luxury fashion, by invitation
          </p>
          <p style={{ font: "400 var(--step-3) / 1.08 var(--font-display)", fontVariationSettings: '"opsz" 15' }}>
            Zażółć gęślą jaźń, größer, œuvre, ångström
          </p>
          <p style={{ font: "400 var(--step-2) / 1.2 var(--font-display)", fontVariationSettings: '"opsz" 11' }}>
            A place is kept for you
          </p>
          <p style={{ fontSize: "var(--step-1)" }}>The lead of a page, in the text font.</p>
          <p>Running text and forms. Up to 75% below retail, €129.90, 28 countries.</p>
          <p style={{ fontSize: "var(--step--1)", color: "var(--text-quiet)" }}>Hints and small print.</p>
        </div>
      </Specimen>
      <Specimen name="Lines">
        <Lines />
      </Specimen>
      <Specimen name="Picture">
        <Picture files={hero} desktopSizes="20rem" className={styles.picture} />
      </Specimen>
      <Specimen name="VoucherCard" wide>
        <VoucherCard figure="20%" caption="off your first order" />
      </Specimen>
      <Specimen name="VoucherCard, without a figure" wide>
        <VoucherCard caption="Vouchers are for members" />
      </Specimen>
      <Specimen name="WovenLabel">
        <WovenLabel name="Lisière" />
      </Specimen>
    </>
  )
}
