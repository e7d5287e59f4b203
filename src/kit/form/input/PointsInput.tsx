import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { PointsNumber } from './PointsNumber.tsx'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import styles from './Points.module.css'

interface PointsInputProps {
  /** What is scored, for screen readers. */
  readonly label: string
  readonly min: number
  readonly max: number
  /** Null while it is not answered. */
  readonly points: number | null
  readonly isNotApplicable: boolean
  readonly disabled?: boolean
  /** Null points: it does not apply. */
  readonly onChange: (points: number | null) => void
}

/**
 * Points for an item with one tap: a button for each of up to 10 points and one for "not applicable". A larger
 * scale, or one with fractions, has a number input.
 */
export function PointsInput({
  label,
  min,
  max,
  points,
  isNotApplicable,
  disabled,
  onChange,
}: PointsInputProps) {
  const translate = useTranslate()
  const choices = stepsOf(min, max)
  // Points from elsewhere, such as an uploaded table, may lie between the buttons.
  const isBetween = choices.length > 0 && points !== null && !isNotApplicable && !choices.includes(points)
  return (
    <fieldset
      aria-label={label}
      className={styles['points']}
      data-few={(choices.length > 0 && choices.length <= 6) || undefined}
      data-many={choices.length > 6 || undefined}
    >
      {choices.map((step) => (
        <button
          key={step}
          type="button"
          disabled={disabled}
          aria-pressed={!isNotApplicable && points === step}
          onClick={() => onChange(step)}
        >
          {formatNumber(step)}
        </button>
      ))}
      {isBetween && <output className="ink strong text-center">{formatNumber(points)}</output>}
      {choices.length === 0 && <PointsNumber {...{ label, min, max, points, disabled, onChange }} />}
      <button
        type="button"
        className={styles['na']}
        disabled={disabled}
        aria-pressed={isNotApplicable}
        onClick={() => onChange(null)}
      >
        {translate('atrium.answers.na')}
      </button>
    </fieldset>
  )
}

/** Whole points from the least to the most, if they are few enough for buttons. */
const stepsOf = (min: number, max: number): number[] =>
  Number.isInteger(min) && Number.isInteger(max) && max - min <= 10
    ? Array.from({ length: max - min + 1 }, (_, at) => min + at)
    : []
