import { lazy, Suspense, useRef } from 'react'
import { useListContext, type SortPayload } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useAdded } from '#src/kit/table/extension/useAdded.ts'
import { EmptyState } from '#src/kit/value/state/EmptyState.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { BulkBar } from '#src/kit/table/selection/BulkBar.tsx'
import { useSelection } from '#src/kit/table/selection/selection.ts'
import { useListPreference } from '#src/kit/table/listPreference.ts'
import { useDisplay, useDisplayInAddress } from '#src/kit/table/useDisplay.ts'
import { FilterBar } from './FilterBar.tsx'
import { ListHeader } from './ListHeader.tsx'
import styles from './List.module.css'
import type { ListPageProps } from './ListPage.tsx'
import { ListTools } from './ListTools.tsx'
import { Pagination } from './Pagination.tsx'
import { Stale } from './Stale.tsx'
import { useFullScreen } from './useFullScreen.ts'
import { Views } from './Views.tsx'

/** Fetched only by users who chose it. */
const FilterForm = lazy(async () => ({ default: (await import('./FilterForm.tsx')).FilterForm }))

interface ListBodyProps extends Omit<ListPageProps, 'sort' | 'filter' | 'bulkTakesCondition' | 'tableIs'> {
  /** The default sort order of the screen. */
  sort: SortPayload | undefined
}

/** The list page inside react-admin's list context: its toolbars, and what is shown instead of the table. */
export function ListBody({ children, bulk, board, sort, ...given }: ListBodyProps) {
  const added = useAdded()
  const filters = [...(given.filters ?? []), ...added.flatMap((one) => one.filters ?? [])]
  const more = [...(given.more ?? []), ...added.flatMap((one) => one.more ?? [])]
  const { actions, emptyAction, exporter, views = [], above, title } = given
  const { data, error, meta, total, page, isPending, filterValues, refetch } = useListContext()
  const rows: readonly unknown[] | undefined = data
  const { count } = useSelection()
  const { isForm } = useListPreference().preference
  const isBoard = useDisplay()[0] === 'board' && board !== undefined
  useDisplayInAddress()
  const frame = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useFullScreen(frame)
  // A refusal that nobody is told, such as that of a session that ended, leaves a list without rows and total.
  const isRefused = !error && total === undefined && rows?.length === 0 && page === 1
  const isEmpty = !error && !isPending && total === 0 && Object.keys(filterValues).length === 0
  // Rows that could not be refreshed are better than none, unless the user may no longer see them.
  const isStale = Boolean(error) && data !== undefined && !failureOf(error).isForbidden
  const fields = [...filters, ...more]
  const isPrivate = Object.values(useContract().fields).some((field) => field.private !== undefined)
  const isWhole = !error && rows !== undefined && rows.length > 0 && count === 0 && !isFull
  // The console keeps it while another page is shown, and what it looks like for the next visit (src/app/KeptPage.tsx,
  // keepLastLook.ts).
  const kept = isPrivate ? 'open' : 'stored'
  const hasForm = isForm && fields.length > 0
  return (
    <div
      ref={frame}
      className={styles['page']}
      data-full={isFull || undefined}
      data-kept={isWhole ? kept : undefined}
    >
      <ListHeader title={title} actions={actions} />
      {above}
      <Views views={views} sort={sort} />
      {!isEmpty && (
        <div className={styles['tools']} data-form={hasForm || undefined}>
          {hasForm ? (
            <Suspense>
              <FilterForm key={JSON.stringify(filterValues)} sources={fields} />
            </Suspense>
          ) : (
            <FilterBar filters={filters} more={more} />
          )}
          <ListTools
            exporter={exporter}
            hasFilters={fields.length > 0}
            hasBoard={board !== undefined}
            isFull={isFull}
            onFull={() => setFull(!isFull)}
          />
        </div>
      )}
      {count > 0 && <BulkBar>{bulk}</BulkBar>}
      <div className={styles['card']} data-board={isBoard || undefined}>
        {isRefused || (error && !isStale) ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : isEmpty ? (
          <EmptyState>{emptyAction}</EmptyState>
        ) : (
          <>
            {isStale && <Stale error={error} retry={() => void refetch()} />}
            {meta?.similar === true && <Similar />}
            {isBoard ? (
              board
            ) : (
              <>
                {children}
                <Pagination />
              </>
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** Shown above records that are only similar to what was searched for, because nothing matches it. */
function Similar() {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  return (
    <div className={styles['stale']}>
      <output>{translate('atrium.list.similar', { typed: String(filterValues['q'] ?? '') })}</output>
    </div>
  )
}
