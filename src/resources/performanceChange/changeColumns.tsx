import { LinkBase, type useTranslate } from 'react-admin'
import {
  changedFigures,
  changeSides,
  performanceChangeExplanation,
  type ChangedFigure,
} from '#contract/PS/performanceChanges.ts'
import { performanceFigures } from '#contract/PS/performanceFigures.ts'
import { Explain } from '#src/kit/explain/Explain.tsx'
import type { ReportColumn } from '#src/kit/report/ReportTable.tsx'
import type { TotalRow } from '#src/kit/total/TotalColumn.ts'
import { causeText } from './causeText.ts'
import type { ChangedRow } from './changedRow.ts'

type Translate = ReturnType<typeof useTranslate>

interface ColumnChoice {
  readonly translate: Translate
  readonly seesRent: boolean
  readonly site: string
}

const shownFirst: readonly ChangedFigure[] = ['sales', 'occupancy_cost', 'ocr']

/** Name, month, the figures before and after, and why they changed. */
export const changeColumns = ({ translate, seesRent, site }: ColumnChoice): readonly ReportColumn[] => [
  {
    source: 'name',
    label: 'PS.changes.store',
    kind: 'text',
    render: ({ name, tenant_ship_id: id }) =>
      typeof id === 'string' ? (
        <LinkBase to={`/PS/performance/${encodeURIComponent(id)}`}>{String(name)}</LinkBase>
      ) : (
        String(name)
      ),
  },
  { source: 'stat_month', label: 'PS.changes.month', kind: 'text' },
  {
    source: 'causes',
    label: 'PS.changes.causes',
    kind: 'text',
    render: (row) => <Causes texts={causesOf(row, translate)} />,
    plain: (row) => causesOf(row, translate).join('; '),
  },
  { source: 'started_at', label: 'PS.changes.time', kind: 'moment', hidden: true },
  ...changedFigures
    .filter((name) => seesRent || !('isRent' in performanceFigures[name]))
    .flatMap((name) => changeSides.map((side) => figureColumn(name, side, { translate, seesRent, site }))),
]

function figureColumn(
  name: ChangedFigure,
  side: (typeof changeSides)[number],
  { translate, site }: ColumnChoice,
): ReportColumn {
  const column: ReportColumn = {
    source: `${name}_${side}`,
    label: `PS.changes.${side}`,
    labelOptions: { figure: translate(`PS.performance.figure.${name}`) },
    kind: performanceFigures[name].unit,
    ...(shownFirst.includes(name) && !(name === 'ocr' && side === 'change') ? {} : { hidden: true }),
  }
  if (side === 'change') return column
  return {
    ...column,
    wrap: (text, row) => {
      const input = explainedBy(row, side, site)
      if (input === null || row[column.source] === null) return text
      return (
        <Explain call={performanceChangeExplanation} input={input} figure={name}>
          {text}
        </Explain>
      )
    },
  }
}

/** What explains a figure of a row; null for the Total. */
function explainedBy(row: TotalRow, side: 'before' | 'after', site: string) {
  // The rows are those of the reply.
  const { run_id, stat_month, tenant_ship_id, store_id } = row as unknown as ChangedRow
  if (run_id === null || stat_month === null || tenant_ship_id === null || store_id === null) return null
  return (figure: string) => ({
    query: { site, run_id, stat_month, tenant_ship_id, store_id, side, figure },
  })
}

const causesOf = (row: TotalRow, translate: Translate): readonly string[] =>
  (row as unknown as ChangedRow).causes.map((cause) => causeText(translate, cause))

const Causes = ({ texts }: { readonly texts: readonly string[] }) => (
  <>
    {texts.map((text) => (
      <div key={text}>{text}</div>
    ))}
  </>
)
