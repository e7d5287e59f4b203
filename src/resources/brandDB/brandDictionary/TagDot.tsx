import styles from './Dictionary.module.css'

/** The colour of a tag; a ring if it has none. */
export const TagDot = ({ color }: { readonly color: unknown }) => (
  <span
    className={styles['dot']}
    aria-hidden="true"
    // The colour is data, not part of the design.
    style={typeof color === 'string' ? { background: color } : undefined}
  />
)
