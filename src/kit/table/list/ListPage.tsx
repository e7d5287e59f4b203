import { useContext } from 'react'
import { ListBase, useLocale, useResourceContext } from 'react-admin'
import type { SortPayload } from 'react-admin'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { ResourcesContext, useContract } from '#src/kit/base/resource/contractOf.ts'
import { ruleOfScreen } from '#src/kit/base/resource/defineResource.ts'
import { Extended } from '#src/kit/table/extension/Extended.tsx'
import { Selecting } from '#src/kit/table/selection/Selecting.tsx'
import { mayOf, SubjectContext } from '#src/kit/base/person/subject.ts'
import { perPage } from './firstRows.ts'
import { KnownColumns } from './KnownColumns.tsx'
import { ListBody } from './ListBody.tsx'
import type { ToldColumns } from '#src/kit/table/useColumns.ts'
import { asRead } from '#src/kit/table/nameOrder.ts'
import { useKnownParams } from './useKnownParams.ts'
import { useStart } from './useStart.ts'
import { viewAddress } from '#src/kit/base/resource/viewAddress.ts'
import type { ListView } from './Views.tsx'

export interface ListPageProps {
  /** The table, usually: `<Table columns={columns} />`. */
  children: ReactNode
  /** `<Board>`: users can then choose between table and board, and cards if the table has them. */
  board?: ReactNode
  /** Fields of the contract whose filter chips are always in the row. */
  filters?: readonly string[]
  /** Fields whose filter is offered under "more". */
  more?: readonly string[]
  /** The default sort order. */
  sort?: SortPayload
  /** Conditions that the user cannot change, in the form of `cond`. */
  filter?: Record<string, unknown>
  /** Actions for selected rows (`useSelection`); by default export and delete, for users who may. */
  bulk?: ReactNode
  /**
   * Offers to select all matching rows on every page: actions in `bulk` must then use the `filter` of
   * `useSelection`, not only its `ids`.
   */
  bulkTakesCondition?: boolean
  /** Shown next to the create button. */
  actions?: ReactNode
  /** Shown in an empty list, next to the button that creates the first record. */
  emptyAction?: ReactNode
  /** At the end of the toolbar: a button that exports the list. */
  exporter?: ReactNode
  /** Views for everybody, before the user's own. Keep the array outside the component. */
  views?: readonly ListView[]
  /** Between the title and the filters: tabs of views, counters. */
  above?: ReactNode
  /** The columns of the table and whether it has cards, if they are known: the tools are then rendered once. */
  tableIs?: ToldColumns
  /** The title; the resource's name by default. */
  title?: string
}

/**
 * The page of a list: title and count, primary action, views, search and filters, tools, table, pages.
 * Filters, order and page are in the address; if it has none, the list opens with the user's default view.
 * Everything about a field comes from the contract.
 */
export const ListPage = (props: ListPageProps) => (
  <Extended>
    <ExtendedPage {...props} />
  </Extended>
)

function ExtendedPage({ sort, filter, bulkTakesCondition, tableIs, ...body }: ListPageProps) {
  useKnownParams(useContract())
  const { view, isDue } = useStart()
  const locale = useLocale() ?? ''
  const contract = useContract()
  const isPermitted = useIsPermitted()
  const first = view?.sort ?? sort
  const order = first && { ...first, field: asRead(contract, first.field, locale) }
  if (view && isDue) return <Navigate to={{ search: viewAddress(view.filter, view.sort, perPage) }} replace />
  return (
    <ListBase
      perPage={perPage}
      exporter={false}
      // Rows are asked for at once; react-admin's own check takes its time, and sends those away who may not see them.
      disableAuthentication={isPermitted}
      {...(view ? { filterDefaultValues: view.filter } : {})}
      {...(order ? { sort: order } : {})}
      {...(filter ? { filter } : {})}
      // The page itself shows the error, in place and as a toast.
      queryOptions={quiet}
    >
      <Selecting takesCondition={bulkTakesCondition ?? body.bulk === undefined}>
        <KnownColumns declared={tableIs}>
          <ListBody {...body} sort={order} />
        </KnownColumns>
      </Selecting>
    </ListBase>
  )
}

/** Whether the user may open the list of the current resource, as far as the console knows. */
function useIsPermitted(): boolean {
  const subject = useContext(SubjectContext)
  const definition = useContext(ResourcesContext).get(useResourceContext() ?? '')
  return subject !== null && definition !== undefined && mayOf(subject, ruleOfScreen(definition, 'list'))
}

const quiet = { onError: () => undefined }
