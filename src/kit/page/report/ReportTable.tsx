import { useMemo } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { ColumnChooser } from '#src/kit/table/list/ColumnChooser.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { SkeletonBar } from '#src/kit/value/state/Skeletons.tsx'
import { State } from '#src/kit/value/state/State.tsx'
import { ColumnsContext, useColumnChoice } from '#src/kit/table/useColumns.ts'
import type { TotalColumn, TotalRow } from '#src/kit/table/TotalColumn.ts'
import { TotalTable, type PagedRows } from '#src/kit/table/total/TotalTable.tsx'
import styles from './Report.module.css'

/** A column of a report. */
export interface ReportColumn extends TotalColumn {
  /** Not shown until chosen in the column chooser. */
  readonly hidden?: true
}

interface ReportTableProps {
  readonly label: string
  readonly file: string
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly TotalRow[]
  readonly currency?: string | undefined
  readonly isPending: boolean
  /** The rows are those of the report before, until this one is loaded. */
  readonly isPrevious: boolean
  readonly error: Error | null
  readonly retry: () => void
  readonly paged?: PagedRows | undefined
}

/** The table of a report with its column chooser, or why there is none. */
export function ReportTable(props: ReportTableProps) {
  const { label, file, columns, rows, currency, isPending, isPrevious, error, retry, paged } = props
  const translate = useTranslate()
  const { shown } = useColumnChoice(columns)
  const chooser = useMemo(() => ({ columns, hasCards: false }), [columns])
  const byName = new Map(columns.map((column) => [column.source, column]))
  if (error) return <ErrorState error={error} retry={retry} />
  if (isPending) {
    return (
      <output className={styles['skeleton']} aria-label={translate('atrium.state.loading')}>
        {Array.from({ length: 8 }, (_, index) => (
          <SkeletonBar key={index} width="100%" />
        ))}
      </output>
    )
  }
  // On a page beyond the last, the table goes to the last.
  if (rows.length === 0 && !paged?.total) {
    return (
      <State
        icon={SearchOff}
        title={translate('atrium.report.empty')}
        text={translate('atrium.report.empty_hint')}
      />
    )
  }
  return (
    <TotalTable
      label={label}
      file={file}
      isPrevious={isPrevious}
      rows={rows}
      currency={currency}
      columns={shown.flatMap(({ source }) => byName.get(source) ?? [])}
      paged={paged}
      tools={
        <ColumnsContext value={chooser}>
          <ColumnChooser />
        </ColumnsContext>
      }
    />
  )
}
