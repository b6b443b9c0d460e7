import { useTranslation } from "react-i18next"
import { CheckboxField } from "../../../ui/Field/CheckboxField"
import { SelectField } from "../../../ui/Field/SelectField"
import type { PrintSize } from "../model/print"
import { levelOf, qrLevels, type QrStyle } from "../model/qrCode"
import { PrintSizeField } from "../PrintSizeField"
import styles from "./QrSheet.module.css"

interface QrOptionsProps {
  style: QrStyle
  size: PrintSize
  onStyle: (style: QrStyle) => void
  onSize: (size: PrintSize) => void
}

/** How the codes of a sheet look: size, error correction, colours, and the brand in the middle. */
export function QrOptions({ style, size, onStyle, onSize }: QrOptionsProps) {
  const { t } = useTranslation("campaign")
  return (
    <div className={styles.options}>
      <PrintSizeField id="campaign-qr-size" size={size} onSize={onSize} />
      <SelectField
        id="campaign-qr-level"
        label={t("qr.level")}
        value={levelOf(style)}
        onChange={({ target }) =>
          onStyle({ ...style, level: qrLevels.find((level) => level === target.value) ?? style.level })
        }
        options={qrLevels
          .filter((level) => levelOf({ ...style, level }) === level)
          .map((level) => ({ value: level, text: level }))}
      />
      <CheckboxField
        id="campaign-qr-brand"
        label={t("qr.branded")}
        checked={style.branded}
        onChange={({ target }) => onStyle({ ...style, branded: target.checked })}
      />
      <CheckboxField
        id="campaign-qr-inverted"
        label={t("qr.inverted")}
        hint={t("qr.invertedHint")}
        checked={style.inverted}
        onChange={({ target }) => onStyle({ ...style, inverted: target.checked })}
      />
    </div>
  )
}
