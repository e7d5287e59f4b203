import styles from './Dictionary.module.css'

/** The colour that somebody gave a tag, beside its name; a ring where it has none. */
export const TagDot = ({ color }: { readonly color: unknown }) => (
  <span
    className={styles['dot']}
    aria-hidden="true"
    // What people chose is data, not part of the look.
    style={typeof color === 'string' ? { background: color } : undefined}
  />
)
