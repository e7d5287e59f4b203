import type { StatusColor } from '#contract/nounScreens.ts'
import styles from './StatusChip.module.css'

/** A state as a coloured dot and a word. */
export const StatusChip = ({
  tone = 'grey',
  isScale = false,
  children,
}: {
  tone?: StatusColor | undefined
  /** It is a step of a scale from red to grey, such as a severity: bars instead of the dot. */
  isScale?: boolean
  children: string
}) => (
  <span className={styles['chip']} data-tone={tone} data-scale={isScale ? tone : undefined}>
    {children}
  </span>
)
