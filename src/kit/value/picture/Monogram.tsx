import styles from './Monogram.module.css'

/**
 * A coloured square with the first letter of a name, shown instead of a logo. A record always has the same
 * colour.
 */
export function Monogram({
  id,
  name,
  size = 'small',
}: {
  id: string
  name: string
  size?: 'small' | 'large'
}) {
  const tone = hash(id) % 10
  return (
    <span className={styles['monogram']} data-tone={tone} data-size={size} aria-hidden="true">
      {firstGlyph(name)}
    </span>
  )
}

/** A letter with its combining marks counts as one letter. */
function firstGlyph(name: string): string {
  for (const { segment } of glyphs.segment(name.trim())) return segment.toUpperCase()
  return '·'
}

const glyphs = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function hash(text: string): number {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return sum
}
