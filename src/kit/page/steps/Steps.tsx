import styles from './Steps.module.css'

interface StepsProps {
  /** What the list of steps is called. */
  readonly label: string
  readonly titles: readonly string[]
  /** The place of the current step, from 0. */
  readonly at: number
  /** Makes the finished steps lead back. */
  readonly onGo?: (place: number) => void
}

/** The steps of something that takes several, and how far the user is. */
export const Steps = ({ label, titles, at, onGo }: StepsProps) => (
  <ol className={styles['steps']} aria-label={label}>
    {titles.map((title, place) => (
      <li key={title} aria-current={place === at ? 'step' : undefined} data-done={place < at || undefined}>
        {onGo && place < at ? (
          <button type="button" onClick={() => onGo(place)}>
            {title}
          </button>
        ) : (
          title
        )}
      </li>
    ))}
  </ol>
)
