import { useTranslation } from "react-i18next"
import { formatLocale } from "../../lib/languages"
import { usePage } from "../../router/usePage"
import { Notice } from "../../ui/Notice/Notice"
import { smallestSquare, squareSide, type PrintSize } from "./model/print"

interface SquareNoteProps {
  /** Length of a side of the printed QR code. */
  size: PrintSize
  /** Number of squares along a side of the QR code with the most squares, including its quiet zone. */
  squares: number
  /** Whether a lower level of error correction can be chosen, which makes the squares larger. */
  canLowerErrorCorrection: boolean
}

/** How large the squares of a QR code are on paper, and what to do if they are too small to be scanned. */
export function SquareNote({ size, squares, canLowerErrorCorrection }: SquareNoteProps) {
  const { t } = useTranslation("admin")
  const { language } = usePage()
  const lengthOf = (millimetres: number) => `${millimetres.toLocaleString(formatLocale(language))}\u00A0mm`
  const side = squareSide(size, squares)
  const text = t("link.qr.square", { side: lengthOf(side) })
  if (side >= smallestSquare) return <p role="status">{text}</p>
  const remedy = t(canLowerErrorCorrection ? "link.qr.smallCorrected" : "link.qr.small", {
    least: lengthOf(smallestSquare),
  })
  return <Notice kind="problem">{`${text} ${remedy}`}</Notice>
}
