import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useAdded } from '#src/kit/table/extension/useAdded.ts'
import { ReferencesContext, useReferences } from '#src/kit/value/field/references.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { SelectionContext } from '#src/kit/table/selection/selection.ts'
import { NoResult } from '#src/kit/value/state/NoResult.tsx'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { Cards } from './Cards.tsx'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { Looking } from './Looking.tsx'
import type { BodyProps } from './Rows.tsx'
import { Rows } from './Rows.tsx'
import { SkeletonCards } from './SkeletonCards.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import styles from './Table.module.css'
import { isSum, sumsLast } from './sums.ts'
import { TableHead } from './TableHead.tsx'
import { TellColumnsContext, useColumnChoice, useTellColumns } from './useColumns.ts'
import { useDisplay } from './useDisplay.ts'
import { useFigures } from './useFigures.ts'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import { useInSteps } from './useInSteps.ts'
import { fewest, useRowWindow } from './useRowWindow.ts'
import { useScroller } from './useScroller.ts'
import { useLook } from './useLook.ts'
import { useReturn } from './useReturn.ts'
import { watchRows } from './watchRows.ts'
import { useRowPath } from './useRowPath.ts'

export interface TableProps<R extends Resource> {
  /**
   * The first column names the row, links to its record and is sticky. Keep the array outside the component.
   */
  columns: readonly Column<R>[]
  /** Rows can be selected, in a `ListPage`. */
  selectable?: boolean
  /**
   * Small buttons or a menu at the end of each row, which are sticky. Keep the function outside the
   * component.
   */
  rowActions?: (record: ShownRecord<R>) => ReactNode
  /** The content of a card below its name; users can then choose between table and cards. */
  card?: (record: ShownRecord<R>) => ReactNode
  /**
   * The preview of the record (react-admin's record context) beside the list; a row then opens this first,
   * and the page with a second click.
   */
  preview?: ReactNode
}

/**
 * The records of the current list (react-admin's list context) as a plain table, on phones as cards. A row
 * opens its record; sorting, chosen columns and row height are remembered. It is deliberately lean, so that a
 * hundred rows render quickly.
 */
export function Table<R extends Resource>({ columns: given, ...more }: TableProps<R>) {
  // A column's render takes records of its contract, which only the caller knows.
  const own = given as readonly Column[]
  const added = useAdded()
  const columns = useMemo(() => [...own, ...added.flatMap((one) => one.columns ?? [])], [own, added])
  const selectable = useContext(SelectionContext) !== null && more.selectable === true
  const rowActions = more.rowActions as BodyProps['rowActions']
  const card = more.card as BodyProps['rowActions']
  const { data, isPending, isFetching, defaultTitle } = useListContext<RaRecord>()
  const contract = useContract()
  const words = useWords()
  const isPhone = useIsPhone()
  const look = useLook()
  const pathOf = useRowPath()
  const [display] = useDisplay()
  const hasChooser = useContext(TellColumnsContext) !== null
  const isCards = isPhone || (card !== undefined && hasChooser && display === 'cards')
  const box = useScroller()
  useTellColumns({ columns, hasCards: card !== undefined })
  const { shown, widths, frozen, resize } = useColumnChoice(columns)
  const references = useReferences(data, contract, referring(isCards && card ? columns : shown))
  const ordered = useMemo(() => data && sumsLast(data, columns), [data, columns])
  // Of a long table only the part on screen is rendered, which is a single step.
  const isLong = ordered !== undefined && ordered.length > fewest && !isCards
  const records = useInSteps(ordered, isLong ? { step: ordered.length } : undefined)
  const rows = useRowWindow(box, isCards ? 0 : (records?.length ?? 0))
  const remember = useReturn({ box, records: records ?? none, keep: rows.keep })
  const isFirst = records === undefined && (isPending || data !== undefined)
  const written = useFigures(shown, ordered ?? none)
  const shape = { columns: written, contract, words, selectable, widths, frozen, rowActions }
  const body = { ...shape, records: records ?? [] }
  const head = { ...shape, records: body.records.filter((row) => !isSum(row, columns)) }
  const looks = more.preview !== undefined && !isCards
  const page = more.preview !== undefined && isPhone && look.id !== null ? pathOf(look.id) : undefined
  if (page !== undefined) return <Navigate to={page} replace />
  if (!isFirst && !isPending && body.records.length === 0) return <NoResult />
  const table = (
    // Only watches: each row has a link.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={box}
      className={styles['scroller']}
      data-stale={isFetching && !isFirst}
      {...watchRows(remember)}
    >
      {isCards ? (
        isFirst ? (
          <SkeletonCards />
        ) : (
          <Cards {...body} card={card} />
        )
      ) : (
        <table
          className={styles['table']}
          aria-label={defaultTitle}
          aria-busy={isFetching}
          aria-rowcount={rows.isPart ? body.records.length + 1 : undefined}
        >
          <TableHead {...head} onResize={resize} />
          {isFirst ? <SkeletonRows {...shape} /> : <Rows {...body} rows={rows} look={looks ? look : null} />}
        </table>
      )}
    </div>
  )
  return (
    <ReferencesContext value={references}>
      {looks ? (
        <Looking look={look} records={(data ?? []).filter((row) => !isSum(row, columns))} table={table}>
          {more.preview}
        </Looking>
      ) : (
        table
      )}
    </ReferencesContext>
  )
}

const none: readonly RaRecord[] = []

/**
 * Columns with their own rendering, and cards, may contain references too: their reference labels find them
 * here.
 */
const referring = (columns: readonly Column[]): string[] => columns.map(({ source }) => source)
