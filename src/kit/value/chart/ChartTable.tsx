import { LinkBase } from 'react-admin'
import { formatColumn, formatRatio, noValue } from '#src/kit/value/field/formatNumber.ts'
import { unitText, useHeading } from '#src/kit/value/field/useUnitOf.ts'
import { ScrollRegion } from '#src/kit/base/control/ScrollRegion.tsx'
import styles from './Chart.module.css'
import { pointAt, type ChartData } from './ChartData.ts'
import type { ChartProps } from './Chart.tsx'

interface ChartTableProps {
  readonly data: ChartData
  readonly to: ChartProps['to']
}

/** The figures of a chart in full: a row for each category, a column for each series. */
export function ChartTable({ data, to }: ChartTableProps) {
  const headingOf = useHeading()
  const { title, by, categories, series } = data
  const formats = series.map(({ unit, values }) => (unit === 'ratio' ? formatRatio : formatColumn(values)))
  const cell = (place: { series: number; category: number }) => {
    const point = pointAt(data, place)
    const text = formats[place.series]?.(point?.value) ?? noValue
    const address = point && to?.(point)
    return address === undefined ? text : <LinkBase to={address}>{text}</LinkBase>
  }
  return (
    <ScrollRegion className={styles['scroller']} label={title}>
      <table className={styles['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className="muted small">
              {by}
            </th>
            {series.map(({ id, label, unit = 'count' }) => (
              <th key={id} scope="col" className="muted small">
                {headingOf(label, unitText(unit))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ id, label }, category) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {series.map((one, place) => (
                <td key={one.id}>{cell({ series: place, category })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
