import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { RecordOf, Resource } from '#contract/resource.ts'
import { useContract } from '#src/kit/contractOf.ts'
import { useAdded } from '#src/kit/extension/useAdded.ts'
import { ReferencesContext, useReferences } from '#src/kit/field/references.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import { SelectionContext } from '#src/kit/selection/selection.ts'
import { NoResult } from '#src/kit/state/NoResult.tsx'
import { Cards } from './Cards.tsx'
import type { Column } from './Column.ts'
import { useListPreference } from './listPreference.ts'
import { Looking } from './Looking.tsx'
import type { BodyProps } from './Rows.tsx'
import { Rows } from './Rows.tsx'
import { SkeletonCards } from './SkeletonCards.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import styles from './Table.module.css'
import { isSum, sumsLast } from './sums.ts'
import { TableHead } from './TableHead.tsx'
import { ColumnsContext, useColumnChoice, useTellColumns } from './useColumns.ts'
import { useIsPhone } from './useIsPhone.ts'
import { useInSteps } from './useInSteps.ts'
import { useScroller } from './useScroller.ts'
import { useLook } from './useLook.ts'
import { useRowPath } from './useRowPath.ts'

interface TableProps<R extends Resource> {
  /** The first one names the row, links to its record and stays in sight. Keep the array outside the component. */
  columns: readonly Column<R>[]
  /** Rows can be ticked, in a `ListPage`. */
  selectable?: boolean
  /** Small buttons or a menu at the end of each row, which stay in sight. Keep the function outside the component. */
  rowActions?: (record: RecordOf<R> & RaRecord) => ReactNode
  /** What a card says below its name; people may then choose between table and cards. */
  card?: (record: RecordOf<R> & RaRecord) => ReactNode
  /** Shows the record (react-admin's record context) beside the list; a row then opens this first, the page by a second click. */
  preview?: ReactNode
}

/**
 * The records of the list on screen (react-admin's list context) as a plain table, on phones as cards. A row opens its record;
 * sorting, chosen columns and row height are remembered. Lean on purpose: a hundred rows are drawn in one short task.
 */
export function Table<R extends Resource>({ columns: given, ...more }: TableProps<R>) {
  // A column's render takes the records of its own contract; which one is only known to the caller.
  const own = given as unknown as readonly Column[]
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
  const { preference } = useListPreference()
  const hasChooser = useContext(ColumnsContext) !== null
  const isCards = isPhone || (card !== undefined && hasChooser && preference.look === 'cards')
  const box = useScroller()
  useTellColumns(columns, card !== undefined)
  const { shown, widths, frozen, resize } = useColumnChoice(columns)
  const references = useReferences(data, contract, referring(isCards && card ? columns : shown))
  const ordered = useMemo(() => data && sumsLast(data, columns), [data, columns])
  const records = useInSteps(ordered)
  const isFirst = records === undefined && (isPending || data !== undefined)
  const shape = { columns: shown, contract, words, selectable, widths, frozen, rowActions }
  const body = { ...shape, records: records ?? [] }
  const head = { ...shape, records: body.records.filter((row) => !isSum(row, columns)) }
  const looks = more.preview !== undefined && !isCards
  const page = more.preview !== undefined && isPhone && look.id !== null ? pathOf(look.id) : undefined
  if (page !== undefined) return <Navigate to={page} replace />
  if (!isFirst && !isPending && body.records.length === 0) return <NoResult />
  const table = (
    <div ref={box} className={styles['scroller']} data-stale={isFetching && !isFirst}>
      {isCards ? (
        isFirst ? (
          <SkeletonCards />
        ) : (
          <Cards {...body} card={card} />
        )
      ) : (
        <table className={styles['table']} aria-label={defaultTitle} aria-busy={isFetching}>
          <TableHead {...head} onResize={resize} />
          {isFirst ? <SkeletonRows {...shape} /> : <Rows {...body} look={looks ? look : null} />}
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

/** A column with its own drawing may refer to something too, and so may a card: their reference labels find it here. */
const referring = (columns: readonly Column[]): string[] => columns.map(({ source }) => source)
