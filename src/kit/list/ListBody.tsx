import { useCallback, useMemo, useState } from 'react'
import { Title, useListContext } from 'react-admin'
import { EmptyState } from '#src/kit/state/EmptyState.tsx'
import { ErrorState } from '#src/kit/state/ErrorState.tsx'
import { failureOf } from '#src/kit/state/failureOf.ts'
import type { Column } from '#src/kit/table/Column.ts'
import { ColumnsContext } from '#src/kit/table/useColumns.ts'
import { BulkBar } from './BulkBar.tsx'
import { FilterBar } from './FilterBar.tsx'
import { ListHeader } from './ListHeader.tsx'
import styles from './List.module.css'
import type { ListPageProps } from './ListPage.tsx'
import { ListTools } from './ListTools.tsx'
import { Pagination } from './Pagination.tsx'
import { Stale } from './Stale.tsx'

/** The list page inside react-admin's list context: its rows of tools, and what stands in place of the table. */
export function ListBody({
  children,
  filters,
  more,
  bulk,
  actions,
  above,
  title,
}: Omit<ListPageProps, 'sort'>) {
  const { data, error, total, isPending, filterValues, selectedIds, refetch, defaultTitle } = useListContext()
  const [columns, setColumns] = useState<readonly Column[]>([])
  const tell = useCallback((told: readonly Column[]) => setColumns(told), [])
  const registry = useMemo(() => ({ columns, tell }), [columns, tell])
  const isEmpty = !error && !isPending && total === 0 && Object.keys(filterValues).length === 0
  // Rows that could not be refreshed are better than none, unless they may no longer be seen.
  const isStale = Boolean(error) && data !== undefined && !failureOf(error).isForbidden
  return (
    <ColumnsContext value={registry}>
      <div className={styles['page']}>
        <Title title={title ?? defaultTitle ?? ''} />
        <ListHeader title={title} actions={actions} />
        {above}
        {!isEmpty && (
          <div className={styles['tools']}>
            {selectedIds.length > 0 ? <BulkBar>{bulk}</BulkBar> : <FilterBar filters={filters} more={more} />}
            <ListTools />
          </div>
        )}
        <div className={styles['card']}>
          {error && !isStale ? (
            <ErrorState error={error} retry={() => void refetch()} />
          ) : isEmpty ? (
            <EmptyState />
          ) : (
            <>
              {isStale && <Stale retry={() => void refetch()} />}
              {children}
              <Pagination />
            </>
          )}
        </div>
      </div>
    </ColumnsContext>
  )
}
