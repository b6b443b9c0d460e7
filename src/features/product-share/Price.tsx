import { useTranslation } from "react-i18next"
import { usePage } from "../../router/usePage"
import { formatPrice, type Money } from "./model/price"
import styles from "./ProductDialog.module.css"

/** The price for members, next to the struck-through original price. */
export function Price({ price, original }: { price: Money; original: Money | null }) {
  const { t } = useTranslation("product")
  const { language } = usePage()
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{t("price")}</dt>
        <dd>{formatPrice(price, language)}</dd>
      </div>
      {original ? (
        <div>
          <dt>{t("original")}</dt>
          <dd>
            <s>{formatPrice(original, language)}</s>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
