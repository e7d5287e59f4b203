import styles from './StatusChip.module.css'

/** What a colour says: good, look here, wrong, under way, at rest. Never alone: the word stands beside it. */
export type Tone = 'green' | 'amber' | 'red' | 'blue' | 'grey'

/** The tone of each value of a choice field; grey where none is named. */
export type Tones = Readonly<Record<string, Tone>>

/** A state as a dot and a word. */
export const StatusChip = ({ tone = 'grey', children }: { tone?: Tone | undefined; children: string }) => (
  <span className={styles['chip']} data-tone={tone}>
    {children}
  </span>
)
