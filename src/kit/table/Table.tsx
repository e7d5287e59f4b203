import { useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { useContract } from '#src/kit/contractOf.ts'
import { ReferencesContext, useReferences } from '#src/kit/field/references.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import { NoResult } from '#src/kit/state/NoResult.tsx'
import { Cards } from './Cards.tsx'
import type { Column } from './Column.ts'
import { Rows } from './Rows.tsx'
import { SkeletonCards } from './SkeletonCards.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import styles from './Table.module.css'
import { TableHead } from './TableHead.tsx'
import { useColumnChoice, useTellColumns } from './useColumns.ts'
import { useIsPhone } from './useIsPhone.ts'
import { useInSteps } from './useInSteps.ts'
import { useIsWide } from './useIsWide.ts'

interface TableProps<R extends Resource> {
  /** The first one names the row, links to its record and stays in sight. Keep the array outside the component. */
  columns: readonly Column<R>[]
  /** Rows can be ticked; a list page sets it when it has bulk actions. */
  selectable?: boolean
}

/**
 * The records of the list on screen (react-admin's list context) as a plain table, on phones as cards. A row opens its record;
 * sorting, chosen columns and row height are remembered. Lean on purpose: a hundred rows are drawn in one short task.
 */
export function Table<R extends Resource>({ columns: given, selectable = false }: TableProps<R>) {
  // A column's render takes the records of its own contract; which one is only known to the caller.
  const columns = given as unknown as readonly Column[]
  const { data, isPending, isFetching, defaultTitle } = useListContext<RaRecord>()
  const contract = useContract()
  const words = useWords()
  const isPhone = useIsPhone()
  const box = useIsWide()
  useTellColumns(columns)
  const { shown } = useColumnChoice(columns)
  const references = useReferences(data, contract, referring(shown))
  const records = useInSteps(data)
  const isFirst = records === undefined && (isPending || data !== undefined)
  const body = { columns: shown, contract, words, selectable, records: records ?? [] }
  if (!isFirst && !isPending && body.records.length === 0) return <NoResult />
  return (
    <ReferencesContext value={references}>
      <div ref={box} className={styles['scroller']} data-stale={isFetching && !isFirst}>
        {isPhone ? (
          isFirst ? (
            <SkeletonCards />
          ) : (
            <Cards {...body} />
          )
        ) : (
          <table className={styles['table']} aria-label={defaultTitle} aria-busy={isFetching}>
            <TableHead {...body} />
            {isFirst ? <SkeletonRows columns={shown} selectable={selectable} /> : <Rows {...body} />}
          </table>
        )}
      </div>
    </ReferencesContext>
  )
}

/** A column with its own drawing may refer to something too, and its reference labels find it here. */
const referring = (columns: readonly Column[]): string[] => columns.map(({ source }) => source)
