import { encode } from 'uqr'
import type { QrCodeProps } from './QrCode.tsx'
import styles from './QrCode.module.css'

/** The drawing of a QR code (`QrCode`). */
export function QrDrawing({ content, label }: QrCodeProps) {
  const { size, data } = encode(content, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      data-address={content}
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} />
    </svg>
  )
}
