import styles from './StatusChip.module.css'

/** The meaning of a colour: good, attention, wrong, in progress, inactive. A word always accompanies it. */
export type StatusColor = 'green' | 'amber' | 'red' | 'blue' | 'grey'

/** The colour of each value of a choice field; grey for values that are not listed. */
export type StatusColors = Readonly<Record<string, StatusColor>>

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
