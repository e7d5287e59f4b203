import { ListBase } from 'react-admin'
import type { SortPayload } from 'react-admin'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Extended } from '#src/kit/extension/Extended.tsx'
import { Selecting } from '#src/kit/selection/Selecting.tsx'
import { ListBody } from './ListBody.tsx'
import { useStart } from './useStart.ts'
import { viewAddress } from './viewAddress.ts'
import type { ListView } from './Views.tsx'

export interface ListPageProps {
  /** The table, usually: `<Table columns={columns} />`. */
  children: ReactNode
  /** Fields of the contract that have their filter chip in the row at once. */
  filters?: readonly string[]
  /** Fields whose filter is offered under "more". */
  more?: readonly string[]
  /** The order until the person chooses another. */
  sort?: SortPayload
  /** Conditions the person cannot change, in the wire's `cond` form. */
  filter?: Record<string, unknown>
  /** What can be done with ticked rows (`useSelection`); exporting and deleting them, for those who may, when nothing is said. */
  bulk?: ReactNode
  /** Offers to tick all that match, on every page: what is in `bulk` then takes the `filter` of `useSelection`, not only its `ids`. */
  bulkTakesCondition?: boolean
  /** Beside the button that creates a record. */
  actions?: ReactNode
  /** Where the list holds nothing yet, beside creating the first record. */
  emptyAction?: ReactNode
  /** At the end of the list's tools: a button that exports what the list finds. */
  exporter?: ReactNode
  /** Views that everybody has, before the person's own. Keep the array outside the component. */
  views?: readonly ListView[]
  /** Between the title and the filters: tabs of views, counters. */
  above?: ReactNode
  /** The title, when it is not the resource's name. */
  title?: string
}

/**
 * The page of a list: title and count, primary action, views, search and filters, tools, table, pages. Filters, order
 * and page stand in the address; where it says nothing the list opens with the view that the person chose for that.
 * Everything about a field comes from the contract.
 */
export const ListPage = (props: ListPageProps) => (
  <Extended>
    <ExtendedPage {...props} />
  </Extended>
)

function ExtendedPage({ sort, filter, bulkTakesCondition, ...body }: ListPageProps) {
  const { view, isDue } = useStart()
  const order = view?.sort ?? sort
  if (view && isDue) return <Navigate to={{ search: viewAddress(view.filter, view.sort, perPage) }} replace />
  return (
    <ListBase
      perPage={perPage}
      exporter={false}
      {...(view ? { filterDefaultValues: view.filter } : {})}
      {...(order ? { sort: order } : {})}
      {...(filter ? { filter } : {})}
      // The page says what failed, in its place and as a toast.
      queryOptions={quiet}
    >
      <Selecting takesCondition={bulkTakesCondition ?? body.bulk === undefined}>
        <ListBody {...body} sort={sort} />
      </Selecting>
    </ListBase>
  )
}

const perPage = 25
const quiet = { onError: () => undefined }
