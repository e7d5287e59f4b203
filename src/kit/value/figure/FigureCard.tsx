import { Button } from '@mui/material'
import { LinkBase, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatCompact, formatFigure, type FigureUnit } from '#src/kit/value/field/formatFigure.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { isAbsent } from '#src/kit/base/call/isAbsent.ts'
import { SkeletonBar } from '#src/kit/value/state/Skeletons.tsx'
import { Change, type FigureReference } from './Change.tsx'
import styles from './FigureCard.module.css'
import { Spark } from './Spark.tsx'

export interface FigureCardProps {
  /** The name of the figure, in the user's language. */
  readonly label: string
  /** The figure; null or undefined if there is none. */
  readonly value: number | null | undefined
  /** The unit; `count` by default. */
  readonly unit?: FigureUnit
  /** The earlier figure that it is compared with. */
  readonly reference?: FigureReference | undefined
  /** Earlier values, oldest first, drawn as a small line. */
  readonly trend?: readonly (number | null)[] | undefined
  /** The address of the records behind the figure. */
  readonly to?: string | undefined
  readonly isPending?: boolean
  /** Why the figure could not be loaded. */
  readonly error?: unknown
  /** Retries after an error. */
  readonly retry?: () => void
}

/**
 * A figure with its label, its change against an earlier value, and its trend. With `to` the whole card is a
 * link. The figure is shortened (`1234.6万`, `12.3M`), and shown in full as a tooltip. A card that fails shows
 * its own error and does not affect the others. If the back end does not have the figure, nothing is
 * rendered.
 */
export function FigureCard({ label, error, retry, ...figure }: FigureCardProps) {
  if (error && isAbsent(error)) return null
  return (
    <article className={styles['card']} aria-label={label} aria-busy={figure.isPending === true}>
      <p className={styles['label']}>
        {figure.to !== undefined && !error ? (
          <LinkBase className="covers" to={figure.to}>
            {label}
          </LinkBase>
        ) : (
          label
        )}
      </p>
      {error ? <Failed error={error} {...(retry ? { retry } : {})} /> : <Figure {...figure} />}
    </article>
  )
}

function Figure({
  value,
  unit = 'count',
  reference,
  trend = [],
  isPending = false,
}: Omit<FigureCardProps, 'label' | 'error' | 'retry'>) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  if (isPending) {
    return (
      <output className={styles['pending']} aria-label={translate('atrium.state.loading')}>
        <SkeletonBar width="50%" />
        <SkeletonBar width="80%" />
      </output>
    )
  }
  if (value === null || value === undefined) {
    return <p className={styles['none']}>{translate('atrium.figure.none')}</p>
  }
  return (
    <>
      <p className={styles['value']} title={formatFigure(value, unit, locale)} data-figures>
        {formatCompact(value, unit, locale)}
      </p>
      {reference && <Change value={value} unit={unit} reference={reference} />}
      <Spark values={trend} />
    </>
  )
}

function Failed({ error, retry }: Pick<FigureCardProps, 'error' | 'retry'>) {
  const translate = useTranslate()
  const { isForbidden, message } = failureOf(error)
  return (
    <div role="alert" className={styles['none']}>
      <p>{message || translate('atrium.state.error.title')}</p>
      {retry && !isForbidden && (
        <Button size="small" onClick={retry}>
          {translate('atrium.action.retry')}
        </Button>
      )}
    </div>
  )
}
