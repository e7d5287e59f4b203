import type { ReactNode } from 'react'
import styles from './FigureCard.module.css'

/** Figure cards side by side, as many in a row as fit. */
export const FigureCards = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['cards']}>{children}</div>
)
