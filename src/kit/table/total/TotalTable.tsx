import Copy from '@mui/icons-material/ContentCopyRounded'
import Download from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { csvLine } from '#contract/csv.ts'
import { useHeading } from '#src/kit/value/field/useUnitOf.ts'
import { PageBar, type Pagination } from '#src/kit/table/list/PageBar.tsx'
import { useCopy } from '#src/kit/base/device/useCopy.ts'
import { useScroller } from '#src/kit/table/useScroller.ts'
import { isFigure } from '#src/kit/value/field/formatNumber.ts'
import { formatOf, isFigures, unitOf } from '#src/kit/table/TotalColumn.ts'
import type { TotalColumn, TotalRow } from '#src/kit/table/TotalColumn.ts'
import { TotalHead } from './TotalHead.tsx'
import { inOrder, isTotal, totalsLast, type TotalSort } from '#src/kit/table/totalOrder.ts'
import table from '#src/kit/table/Table.module.css'
import styles from './TotalTable.module.css'

interface TotalTableProps {
  /** The name of the table, for screen readers. */
  readonly label: string
  readonly rows: readonly TotalRow[]
  /** The first column names its row and is sticky. */
  readonly columns: readonly TotalColumn[]
  /** The currency of all amounts. Left out if the rows say theirs, or the headings do. */
  readonly currency?: string | undefined
  /** The initial sort order; by default the order of the rows. */
  readonly sort?: TotalSort
  /** The name of the CSV file that the table can be saved as, without its ending; without it there is no file. */
  readonly file?: string
  /** The rows are about to be replaced, so they are neither copied nor saved. */
  readonly isPrevious?: boolean
  /** Further tools above the table. */
  readonly tools?: ReactNode
  /** If the server gives the rows page by page. */
  readonly paged?: PagedRows | undefined
}

/** Rows of which only a page is here; the totals row is on every page. */
export interface PagedRows extends Pagination {
  /** The number of rows on all pages, without the totals row. */
  readonly total: number
  /** Fetches the rows of all pages, to be copied or saved; undefined if that failed and the user was told. */
  readonly readAll: () => Promise<readonly TotalRow[] | undefined>
}

/**
 * A table of computed rows: sorted in the browser by any column if all rows are here, with the totals row always
 * last. For records of a resource use `Table`.
 */
export function TotalTable(props: TotalTableProps) {
  const { label, rows, columns, currency, sort: first, file, isPrevious = false, tools, paged } = props
  const translate = useTranslate()
  const headingOf = useHeading()
  const box = useScroller()
  const [sort, setSort] = useState<TotalSort | null>(first ?? null)
  const hasPages = paged !== undefined && (paged.total > paged.perPage || paged.page > 1)
  // Rows have become fewer, or the address names a page beyond the last.
  const lastPage = paged && rows.length === 0 ? Math.ceil(paged.total / paged.perPage) : 0
  useEffect(() => {
    if (paged && lastPage > 0 && paged.page > lastPage) paged.setPage(lastPage)
  }, [paged, lastPage])
  const ordered = inOrder(rows, columns, hasPages ? null : sort)
  const cells = columns.map((column) => ({ column, format: formatOf(column, rows) }))
  const labelOf = (column: TotalColumn) =>
    headingOf(translate(column.label, column.labelOptions), unitOf(column, currency))
  const keys = new Map(rows.map((row, index) => [row, String(row['_id'] ?? index)]))
  if (rows.length === 0) return <p className={styles['none']}>{translate('atrium.total_table.empty')}</p>
  return (
    <div className={styles['box']} data-previous={isPrevious || undefined}>
      <div className={styles['tools']}>
        {tools}
        <CsvTools
          read={hasPages ? paged.readAll : () => ordered}
          {...{ columns, labelOf }}
          file={file}
          isPrevious={isPrevious}
        />
      </div>
      <div className={styles['scroller']} ref={box}>
        <table className={table['look']} aria-label={label}>
          <TotalHead {...{ columns, labelOf }} sort={sort} onSort={hasPages ? undefined : setSort} />
          <tbody>
            {ordered.map((row) => (
              <tr key={keys.get(row)} data-total={isTotal(row, columns) || undefined}>
                {cells.map(({ column, format }, index) => {
                  const text = [foreign(column, row, currency), format(row[column.source])]
                    .filter(Boolean)
                    .join(' ')
                  const content = column.render?.(row) ?? column.wrap?.(text, row) ?? text
                  return index === 0 ? (
                    <th key={column.source} scope="row">
                      {content}
                    </th>
                  ) : (
                    <td key={column.source} data-align={isFigures(column) ? 'end' : undefined}>
                      {content}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasPages && <PageBar {...paged} />}
    </div>
  )
}

/** The currency of an amount that is not in that of the table, because there is no rate. */
const foreign = ({ kind, source }: TotalColumn, row: TotalRow, currency: string | undefined) =>
  kind === 'money' && currency !== undefined && row['currency'] !== currency && isFigure(row[source])
    ? row['currency']
    : undefined

interface CsvToolsProps extends Pick<TotalTableProps, 'columns'> {
  readonly labelOf: (column: TotalColumn) => string
  readonly read: () => readonly TotalRow[] | ReturnType<PagedRows['readAll']>
  readonly file: string | undefined
  readonly isPrevious: boolean
}

function CsvTools({ read, columns, labelOf, file, isPrevious }: CsvToolsProps) {
  const translate = useTranslate()
  const toClipboard = useCopy()
  const csv = async () => {
    const rows = await read()
    if (!rows) return undefined
    const ordered = totalsLast(rows, columns)
    const heads = columns.map(labelOf)
    const cells = ordered.map((row) => columns.map(({ source, plain }) => (plain ? plain(row) : row[source])))
    return [heads, ...cells].map(csvLine).join('\r\n')
  }
  const copy = async () => {
    const text = await csv()
    if (text !== undefined) await toClipboard(text)
  }
  const save = async (name: string) => {
    const text = await csv()
    if (text !== undefined) saveCsv(name, text)
  }
  return (
    <>
      <Button size="small" startIcon={<Copy />} disabled={isPrevious} onClick={() => void copy()}>
        {translate('atrium.total_table.copy')}
      </Button>
      {file !== undefined && (
        <Button size="small" startIcon={<Download />} disabled={isPrevious} onClick={() => void save(file)}>
          {translate('atrium.total_table.save')}
        </Button>
      )}
    </>
  )
}

/** Saves a table as a CSV file, with the mark by which spreadsheets recognise UTF-8. */
function saveCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  // Characters that file systems do not allow in names.
  link.download = `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.csv`
  link.click()
  // The browser reads the address after the click; if it is revoked too early, nothing is saved.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
