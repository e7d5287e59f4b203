import styles from './Table.module.css'

/** An empty cell for the space that columns with a fixed width leave. */
export const Filler = () => (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  <td className={styles['filler']} />
)
