import { useTranslation } from "react-i18next"
import { CheckboxField } from "../../ui/Field/CheckboxField"
import { SelectField } from "../../ui/Field/SelectField"
import type { PrintSize } from "./model/print"
import { levelOf, qrLevels, type QrStyle } from "./model/qrCode"
import { PrintSizeField } from "./PrintSizeField"
import styles from "./QrOptions.module.css"

interface QrOptionsProps {
  /** Beginning of the ids of its controls. */
  idPrefix: string
  style: QrStyle
  size: PrintSize
  onStyle: (style: QrStyle) => void
  onSize: (size: PrintSize) => void
}

/** How QR codes look: size, error correction, colours, and the brand in the middle. */
export function QrOptions({ idPrefix, style, size, onStyle, onSize }: QrOptionsProps) {
  const { t } = useTranslation("admin")
  return (
    <div className={styles.options}>
      <div>
        <PrintSizeField id={`${idPrefix}-size`} size={size} onSize={onSize} />
        <SelectField
          id={`${idPrefix}-level`}
          label={t("link.qr.level")}
          value={levelOf(style)}
          onChange={({ target }) =>
            onStyle({ ...style, level: qrLevels.find((level) => level === target.value) ?? style.level })
          }
          options={qrLevels
            .filter((level) => levelOf({ ...style, level }) === level)
            .map((level) => ({ value: level, text: level }))}
        />
      </div>
      <div>
        <CheckboxField
          id={`${idPrefix}-brand`}
          label={t("link.qr.branded")}
          checked={style.branded}
          onChange={({ target }) => onStyle({ ...style, branded: target.checked })}
        />
        <CheckboxField
          id={`${idPrefix}-inverted`}
          label={t("link.qr.inverted")}
          hint={t("link.qr.invertedHint")}
          checked={style.inverted}
          onChange={({ target }) => onStyle({ ...style, inverted: target.checked })}
        />
      </div>
    </div>
  )
}
