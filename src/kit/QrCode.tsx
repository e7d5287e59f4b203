import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** A QR code of a text, such as an address. Dark on white in every theme, because scanners expect that. `label` says what it opens. */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
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
