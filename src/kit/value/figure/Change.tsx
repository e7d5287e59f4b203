import Down from '@mui/icons-material/ArrowDownwardOutlined'
import Up from '@mui/icons-material/ArrowUpwardOutlined'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatCompact, type FigureUnit } from '#src/kit/value/field/formatFigure.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import styles from './FigureCard.module.css'

/** The earlier figure that a figure is compared with. */
export interface FigureReference {
  /** The earlier value. */
  readonly value: number
  /** The time of the earlier value, as text that follows "than": `last month`. */
  readonly label: string
  /** Which direction is good; without it the change is neither good nor bad. */
  readonly good?: 'up' | 'down'
  /** Shows the difference itself, as for scores, instead of a percentage of the earlier value. */
  readonly inPoints?: true
}

interface ChangeProps {
  readonly value: number
  readonly unit: FigureUnit
  readonly reference: FigureReference
}

/**
 * The change of a figure against its reference: an arrow, the amount, and in words whether that is better or
 * worse.
 */
export function Change({ value, unit, reference }: ChangeProps) {
  const translate = useTranslate()
  const locale = useLocale()
  // A ratio that differs by less than is shown has not changed.
  const exact = value - reference.value
  const difference = unit === 'ratio' ? Math.round(exact * 1000) / 1000 : exact
  const way = difference > 0 ? 'up' : difference < 0 ? 'down' : 'same'
  const meaning = way === 'same' || !reference.good ? 'neutral' : way === reference.good ? 'better' : 'worse'
  const words = translate(`atrium.figure.${way === 'same' ? 'same' : meaning}`, {
    reference: reference.label,
  })
  if (way === 'same') return <span className={styles['change']}>{words}</span>
  const Arrow = way === 'up' ? Up : Down
  return (
    <span className={styles['change']}>
      <strong className="strong nowrap figures" data-meaning={meaning}>
        <Arrow aria-hidden="true" />
        <span className="visually-hidden">{translate(`atrium.figure.${way}`)} </span>
        {amount()}
      </strong>{' '}
      {words}
    </span>
  )

  /** As a percentage of the reference; for ratios, and if the reference is 0, the difference itself. */
  function amount(): string {
    if (unit === 'ratio') {
      const points = formatNumber(Math.abs(Math.round(difference * 1000)) / 10)
      return translate('atrium.figure.points', { points })
    }
    if (reference.inPoints) return formatNumber(Math.abs(Math.round(difference * 100)) / 100)
    if (reference.value === 0) return formatCompact(Math.abs(difference), unit, locale)
    return formatCompact(Math.abs(difference / reference.value), 'ratio', locale)
  }
}
