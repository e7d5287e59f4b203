import type { useTranslate } from 'react-admin'
import { figures, shown, type ComparedFigure } from '#contract/PS/figures.ts'
import { performanceChangeExplanation } from '#contract/PS/performanceChanges.ts'
import { Explain } from '#src/kit/value/explain/Explain.tsx'
import type { ReportColumn } from '#src/kit/page/report/ReportTable.tsx'
import type { TotalRow } from '#src/kit/table/TotalColumn.ts'
import { causeText } from './causeText.ts'
import type { ChangedRow } from './changedRow.ts'
import { comparedColumns, nameColumn } from './comparedColumns.tsx'

type Translate = ReturnType<typeof useTranslate>

interface ColumnChoice {
  readonly translate: Translate
  readonly seesRent: boolean
  readonly site: string
}

const shownFirst: readonly string[] = shown.changes

/** Name, month, the figures before and after, and why they changed. */
export const changeColumns = ({ translate, seesRent, site }: ColumnChoice): readonly ReportColumn[] => [
  nameColumn('PS.changes.store'),
  { source: 'stat_month', label: 'PS.changes.month', kind: 'text' },
  {
    source: 'causes',
    label: 'PS.changes.causes',
    kind: 'text',
    render: (row) => <Causes texts={causesOf(row, translate)} />,
    plain: (row) => causesOf(row, translate).join('; '),
  },
  { source: 'started_at', label: 'PS.changes.time', kind: 'moment', hidden: true },
  ...comparedColumns(shown.compared, { translate, seesRent, texts: 'PS.changes' }, (name, side) => ({
    ...(shownFirst.includes(name) && !(figures[name].unit === 'ratio' && side === 'change')
      ? {}
      : { hidden: true as const }),
    ...(side === 'change' ? {} : { wrap: explain(name, side, site) }),
  })),
]

/** Lets a figure explain itself. */
const explain =
  (figure: ComparedFigure, side: 'before' | 'after', site: string) => (text: string, row: TotalRow) => {
    const input = explainedBy(row, side, site)
    if (input === null || row[`${figure}_${side}`] === null) return text
    return (
      <Explain call={performanceChangeExplanation} input={input} figure={figure}>
        {text}
      </Explain>
    )
  }

/** What explains a figure of a row; null for the Total. */
function explainedBy(row: TotalRow, side: 'before' | 'after', site: string) {
  // The rows are those of the reply.
  const { run_id, stat_month, tenant_ship_id, store_id } = row as ChangedRow
  if (run_id === null || stat_month === null || tenant_ship_id === null || store_id === null) return null
  return (figure: string) => ({
    query: { site, run_id, stat_month, tenant_ship_id, store_id, side, figure },
  })
}

const causesOf = (row: TotalRow, translate: Translate): readonly string[] =>
  (row as ChangedRow).causes.map((cause) => causeText(translate, cause))

const Causes = ({ texts }: { readonly texts: readonly string[] }) => (
  <>
    {texts.map((text) => (
      <div key={text}>{text}</div>
    ))}
  </>
)
