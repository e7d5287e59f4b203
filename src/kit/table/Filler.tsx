import styles from './Table.module.css'

/** The cell that takes what the columns with a width of their own leave; it has nothing to say. */
export const Filler = () => (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  <td className={styles['filler']} />
)
