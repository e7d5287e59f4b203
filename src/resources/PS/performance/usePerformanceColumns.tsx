import { useMemo } from 'react'
import { LinkBase } from 'react-admin'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { performanceExplanation } from '#contract/PS/performanceExplanation.ts'
import { figureNames, figures, shown, visibleFigures, type FigureName } from '#contract/PS/figures.ts'
import { Explain } from '#src/kit/value/explain/Explain.tsx'
import type { ReportColumn } from '#src/kit/page/report/ReportTable.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { formatRatio, noValue } from '#src/kit/value/field/formatNumber.ts'
import { drillDown } from './drillDown.ts'
import styles from './Performance.module.css'
import type { PerformanceRow } from './performanceRow.ts'
import type { PerformanceChoices } from './usePerformanceChoices.ts'

const shownFirst: readonly string[] = shown.list

/** The columns of the report: the name, which leads further, and every figure that the user may see. */
export function usePerformanceColumns(
  choices: Pick<PerformanceChoices, 'query' | 'group'>,
): readonly ReportColumn[] {
  const seesRent = useCan(seesRents)
  const { group, query } = choices
  const { from_month, to_month, cond, comparable } = query
  // The choices are new objects with each render.
  return useMemo(
    () => columnsOf({ group, query: { from_month, to_month, cond, comparable } }, seesRent),
    [group, from_month, to_month, cond, comparable, seesRent],
  )
}

function columnsOf(
  { query, group }: Pick<PerformanceChoices, 'query' | 'group'>,
  seesRent: boolean,
): ReportColumn[] {
  const explained = (figure: string) => ({
    query: { ...query, figure: figure as FigureName },
  })
  const columns = visibleFigures(figureNames(), seesRent)
    .filter((name) => group === 'store' || !name.startsWith('rank_'))
    .map((source): ReportColumn => ({
      source,
      label: `PS.performance.figure.${source}`,
      kind: figures[source].unit,
      ...(shownFirst.includes(source) ? {} : { hidden: true }),
      wrap: (formatted, row) => {
        const value = row[source]
        const text = figures[source].from.kind === 'change' ? <ChangeText value={value} /> : formatted
        if (row['is_total'] !== true || value === null) return text
        return (
          <Explain call={performanceExplanation} input={explained} figure={source}>
            {text}
          </Explain>
        )
      },
    }))
  return [
    {
      source: 'name',
      label: `PS.performance.groups.${group}`,
      kind: 'text',
      render: (row) => {
        // The rows are those of the reply.
        const one = row as PerformanceRow
        const to = drillDown(one, group)
        return to === undefined ? one.name : <LinkBase to={to}>{one.name}</LinkBase>
      },
    },
    ...(group === 'store' || group === 'brand'
      ? placeColumns.filter((_, at) => group === 'store' || at > 0)
      : []),
    ...columns,
  ]
}

const placeColumns: readonly ReportColumn[] = [
  { source: 'floor_name', label: 'PS.performance.floor', kind: 'text', hidden: true },
  { source: 'category_name', label: 'PS.performance.category', kind: 'text' },
]

/** A change with its sign, in the colour of a rise or a fall. */
function ChangeText({ value }: { readonly value: unknown }) {
  if (typeof value !== 'number') return noValue
  return (
    <span className={styles['change']} data-way={value > 0 ? 'up' : value < 0 ? 'down' : undefined}>
      {value > 0 ? '+' : ''}
      {formatRatio(value)}
    </span>
  )
}
