import type { SortPayload } from 'react-admin'

/** Returns the query string of a list with this filter and order, from the first page. */
export const viewAddress = (
  filter: Readonly<Record<string, unknown>>,
  { field, order }: SortPayload,
  perPage: number,
): string =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: field,
    order,
    page: '1',
    perPage: String(perPage),
  })}`
