import styles from './FigureCard.module.css'

/**
 * The trend of a figure as a small line without axes. It is decorative: the text beside it says the same.
 * Gaps are left out.
 */
export function Spark({ values }: { readonly values: readonly (number | null)[] }) {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return null
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const points = values.flatMap((value, place) =>
    value === null
      ? []
      : [[(place / (values.length - 1)) * width, height - ((value - low) / (high - low || 1)) * height]],
  )
  return (
    <svg
      className={styles['spark']}
      viewBox={`0 -2 ${width} ${height + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.map((point) => point.join()).join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const [width, height] = [100, 28]
