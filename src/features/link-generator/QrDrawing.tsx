import { markOf, type QrCode, type QrStyle } from "./model/qrCode"
import styles from "./QrDrawing.module.css"

interface QrDrawingProps {
  qrCode: QrCode
  style: QrStyle
  /** What the QR code is of, for those who cannot see it. */
  label: string
}

/** A QR code as an SVG drawing that fills the width of its container. */
export function QrDrawing({ qrCode: { squares, path, branded }, style: { inverted }, label }: QrDrawingProps) {
  const mark = branded ? markOf(squares) : undefined
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.drawing}
      viewBox={`0 0 ${squares} ${squares}`}
      data-inverted={inverted}
    >
      <path className={styles.ground} d={`M0 0h${squares}v${squares}H0z`} />
      <path className={styles.ink} shapeRendering="crispEdges" d={path} />
      {mark ? <path className={styles.ink} transform={`matrix(${mark.matrix.join(" ")})`} d={mark.path} /> : null}
    </svg>
  )
}
