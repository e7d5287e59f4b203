import styles from './Avatar.module.css'

/**
 * A person's initials in a circle. It is decorative: the name must be next to it or label the element around
 * it.
 */
export const Avatar = ({ name, size = 'small' }: { name: string; size?: 'small' | 'large' }) => (
  <span className={styles['avatar']} data-size={size} data-initials={initials(name)} aria-hidden="true" />
)

/** One Chinese character (the family name), or the first letters of two words. */
function initials(name: string): string {
  const words = name.trim().split(/[\s.]+/)
  const letters = words.map((word) => [...word][0] ?? '')
  return /\p{Script=Han}/u.test(letters[0] ?? '')
    ? (letters[0] ?? '')
    : letters.slice(0, 2).join('').toUpperCase()
}
