import Copy from '@mui/icons-material/ContentCopyRounded'
import Download from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { csvLine } from '#contract/csv.ts'
import { useScroller } from '#src/kit/table/useScroller.ts'
import { isFigures, textOf } from './TotalColumn.ts'
import type { TotalColumn, TotalRow } from './TotalColumn.ts'
import { TotalHead } from './TotalHead.tsx'
import { saveCsv } from './saveCsv.ts'
import { inOrder, isTotal, type TotalSort } from './totalOrder.ts'
import styles from './TotalTable.module.css'

interface TotalTableProps {
  /** The name of the table, for screen readers. */
  readonly label: string
  readonly rows: readonly TotalRow[]
  /** The first column names its row and is sticky. */
  readonly columns: readonly TotalColumn[]
  /** The initial sort order; by default the order of the rows. */
  readonly sort?: TotalSort
  /** The name of the CSV file that the table can be saved as, without its ending; without it there is no file. */
  readonly file?: string
  /** Further tools above the table. */
  readonly tools?: ReactNode
}

/**
 * A table of computed rows, without pages: sorted in the browser by any column, with the totals row always
 * last. For records of a resource use `Table`.
 */
export function TotalTable({ label, rows, columns, sort: first, file, tools }: TotalTableProps) {
  const translate = useTranslate()
  const box = useScroller()
  const [sort, setSort] = useState<TotalSort | null>(first ?? null)
  const ordered = inOrder(rows, columns, sort)
  const keys = new Map(rows.map((row, index) => [row, String(row['_id'] ?? index)]))
  if (rows.length === 0) return <p className={styles['none']}>{translate('atrium.total_table.empty')}</p>
  return (
    <div className={styles['box']}>
      <div className={styles['tools']}>
        {tools}
        <CsvTools rows={ordered} columns={columns} file={file} />
      </div>
      <div className={styles['scroller']} ref={box}>
        <table className={styles['table']} aria-label={label}>
          <TotalHead columns={columns} sort={sort} onSort={setSort} />
          <tbody>
            {ordered.map((row) => (
              <tr key={keys.get(row)} data-total={isTotal(row, columns) || undefined}>
                {columns.map((column, index) => {
                  const content = column.render?.(row) ?? textOf(column, row[column.source])
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
    </div>
  )
}

interface CsvToolsProps extends Pick<TotalTableProps, 'rows' | 'columns'> {
  readonly file: string | undefined
}

function CsvTools({ rows, columns, file }: CsvToolsProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const csv = () => {
    const heads = columns.map(({ label, labelOptions }) => translate(label, labelOptions))
    const cells = rows.map((row) => columns.map(({ source, plain }) => (plain ? plain(row) : row[source])))
    return [heads, ...cells].map(csvLine).join('\r\n')
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(csv())
      notify('atrium.total_table.copied', { type: 'success' })
    } catch {
      // The browser refused, or the page is not served over https.
      notify('atrium.total_table.copy_failed', { type: 'error' })
    }
  }
  return (
    <>
      <Button size="small" startIcon={<Copy />} onClick={() => void copy()}>
        {translate('atrium.total_table.copy')}
      </Button>
      {file !== undefined && (
        <Button size="small" startIcon={<Download />} onClick={() => saveCsv(file, csv())}>
          {translate('atrium.total_table.save')}
        </Button>
      )}
    </>
  )
}
