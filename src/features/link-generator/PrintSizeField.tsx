import { useTranslation } from "react-i18next"
import { SelectField } from "../../ui/Field/SelectField"
import { printSizes, type PrintSize } from "./model/print"

interface PrintSizeFieldProps {
  id: string
  size: PrintSize
  onSize: (size: PrintSize) => void
}

/** The size in which QR codes are printed. */
export function PrintSizeField({ id, size, onSize }: PrintSizeFieldProps) {
  const { t } = useTranslation("admin")
  return (
    <SelectField
      id={id}
      label={t("link.qr.size")}
      value={size}
      onChange={({ target }) => onSize(printSizes.find((one) => String(one) === target.value) ?? size)}
      options={printSizes.map((one) => ({ value: String(one), text: `${one}\u00A0mm` }))}
    />
  )
}
