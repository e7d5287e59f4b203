import { lazy, Suspense } from 'react'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  readonly content: string
  /** What it opens. */
  readonly label: string
}

/** Few pages have one, so lists do not load the code that draws it. */
const QrDrawing = lazy(async () => ({ default: (await import('./QrDrawing.tsx')).QrDrawing }))

/** A QR code of a text, such as an address. Dark on white in every theme, because scanners expect that. */
export const QrCode = (props: QrCodeProps) => (
  <Suspense fallback={<span className={styles['code']} />}>
    <QrDrawing {...props} />
  </Suspense>
)
