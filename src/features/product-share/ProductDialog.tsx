import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { useShownLocation } from "../../router/useShownLocation"
import { whenSettings } from "../../services/settings/settingsStore"
import { EmailForm } from "../../shared/forms/email/EmailForm"
import { QueryProvider, useQuery } from "../../shared/loading/useQuery"
import { usePage } from "../../router/usePage"
import { usePageNavigation } from "../../router/usePageNavigation"
import { registrationStore } from "../../services/state/registrationStore"
import { Actions } from "../../ui/Actions/Actions"
import { Button } from "../../ui/Button/Button"
import { Dialog } from "../../ui/Dialog/Dialog"
import { Notice } from "../../ui/Notice/Notice"
import { sharedProduct, type Product } from "./api/sharedProduct"
import { productUrl, withoutProduct } from "./model/productUrl"
import styles from "./ProductDialog.module.css"
import { formatPrice, type Money } from "./model/price"

/**
 * The product that a member shared, in a dialog over the landing page (product decisions, section 4). Registration is
 * possible whether or not the product can be loaded.
 * @param code of the product, from the URL; untrusted
 */
export const ProductDialog = ({ code }: { code: string }) => (
  <QueryProvider>
    <SharedProduct code={code} />
  </QueryProvider>
)

function SharedProduct({ code }: { code: string }) {
  const { t } = useTranslation("product")
  const { t: common } = useTranslation()
  const { language } = usePage()
  const { result, retry } = useQuery(sharedProduct(code, language))
  const product = result.status === "success" ? result.data : undefined
  const { close, continueToForm } = useDialogActions()
  const shownCode = product?.code
  useEffect(() => {
    if (shownCode) void storeProductUrl(shownCode)
  }, [shownCode])

  if (product === null) {
    return (
      <Dialog title={t("gone")} closeLabel={common("close")} onClose={close}>
        <p>{t("goneText")}</p>
        <Actions>
          <Button onClick={continueToForm}>{t("continue")}</Button>
        </Actions>
      </Dialog>
    )
  }
  return (
    <Dialog title={t("title")} closeLabel={common("close")} onClose={close} wide>
      <div className={styles.product}>
        {result.status === "error" ? (
          <div className={styles.failure}>
            {/* Not a FailureNotice, which takes focus: the visitor may be typing in the field below. */}
            <Notice
              kind="problem"
              small={common("failure.reference", { reference: result.failure.reference })}
              actions={
                <Button variant="secondary" onClick={retry}>
                  {common("tryAgain")}
                </Button>
              }
            >
              <p>{t("failed")}</p>
            </Notice>
          </div>
        ) : (
          <ProductSummary product={product} />
        )}
        <div className={styles.form}>
          <p>{t("lead")}</p>
          {/* Sends nothing: the e-mail address appears in the registration form on the page behind this dialog. */}
          <EmailForm
            fieldId="shared-product-email"
            submitLabel={t("continue")}
            sendingText={common("loading")}
            onSubmit={async () => continueToForm()}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** Picture, brand, name and price, or a skeleton while they are loading. */
function ProductSummary({ product }: { product: Product | undefined }) {
  const { t } = useTranslation("product")
  if (!product) {
    return (
      <>
        <div className={styles.frame} />
        <div className={styles.words} role="status" aria-label={t("loading")}>
          <span className={styles.line} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      </>
    )
  }
  return (
    <>
      <ProductPicture {...product.picture} />
      <div className={styles.words}>
        <p className={styles.brand} translate="no">
          {product.brand}
        </p>
        <h3>{product.name}</h3>
        <Price price={product.price} original={product.originalPrice} />
      </div>
    </>
  )
}

/**
 * Actions that close the dialog. Both remove the product from the URL, so that a reload does not bring it back;
 * continuing also moves to the registration area.
 */
function useDialogActions() {
  const { search } = useShownLocation()
  const { updateEntry } = usePageNavigation()
  const continuing = useRef(false)
  // Runs once the dialog is closed and has given focus back to the element that had it before.
  useEffect(
    () => () => {
      if (continuing.current) document.querySelector<HTMLElement>("main :is(form input, h2[tabindex])")?.focus()
    },
    [],
  )
  const close = () => void updateEntry({}, { search: withoutProduct(search) })
  return {
    close,
    continueToForm: () => {
      continuing.current = true
      close()
    },
  }
}

/**
 * Stores the URL of the product's page, to be offered after the registration. `previousPDPPage` is the specification's
 * name for it.
 */
async function storeProductUrl(code: string): Promise<void> {
  const { storeUrl } = await whenSettings()
  registrationStore.setState({ previousPDPPage: productUrl(code, storeUrl, location.href) })
}

function Price({ price, original }: { price: Money; original: Money | null }) {
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

/** The product's picture; if it can't be loaded, the frame stays with a note. */
function ProductPicture({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation("product")
  const [failed, setFailed] = useState<string>()
  return (
    <div className={styles.frame}>
      {failed === src ? (
        <p className={styles.noPicture}>{t("noPicture")}</p>
      ) : (
        // The referrer would reveal the page's URL to the image host.
        <img src={src} alt={alt} decoding="async" referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      )}
    </div>
  )
}
