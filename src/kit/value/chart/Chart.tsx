import BarChart from '@mui/icons-material/BarChartOutlined'
import { useId, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { isAbsent } from '#src/kit/base/call/isAbsent.ts'
import { State } from '#src/kit/value/state/State.tsx'
import styles from './Chart.module.css'
import { isBlank, type ChartData, type ChartPoint } from './ChartData.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { ChartSkeleton } from './ChartSkeleton.tsx'
import { ChartTable } from './ChartTable.tsx'
import { ChartTools } from './ChartTools.tsx'

export interface ChartProps extends ChartData {
  /** The address of the records behind a figure; undefined if there are none to show. */
  readonly to?: (point: ChartPoint) => string | undefined
  readonly isPending?: boolean
  /** Why the figures could not be loaded. */
  readonly error?: unknown
  /** Retries after an error. */
  readonly retry?: () => void
}

/**
 * Figures as stacked bars, lines, or bars with lines over them. The arrow keys move through the figures and
 * Enter opens the records behind a figure. Screen readers get a summary; a click shows the figures as a
 * table; the chart can be saved as a picture or printed. The chart library is loaded with the first chart
 * that is shown. If the back end does not have the figures, nothing is rendered.
 */
export function Chart({ to, isPending = false, error, retry, ...data }: ChartProps) {
  const translate = useTranslate()
  const [isTable, setTable] = useState(false)
  const heading = useId()
  if (error && isAbsent(error)) return null
  const hasFigures = !isPending && !error && !isBlank(data)
  return (
    <figure className={styles['chart']} aria-labelledby={heading} aria-busy={isPending}>
      <figcaption className={styles['head']}>
        <span id={heading} className={styles['title']}>
          {data.title}
        </span>
        {hasFigures && <ChartTools data={data} isTable={isTable} onTable={setTable} />}
      </figcaption>
      {body()}
    </figure>
  )

  function body() {
    if (isPending) return <ChartSkeleton />
    if (error) return <ErrorState error={error} retry={() => retry?.()} />
    if (isBlank(data)) return <State icon={BarChart} title={translate('atrium.chart.empty')} />
    return isTable ? <ChartTable data={data} to={to} /> : <ChartFigure data={data} to={to} />
  }
}
