import { useListContext } from 'react-admin'
import { PageBar } from './PageBar.tsx'

/** The pages of the list around it. */
export function Pagination() {
  const { data, total, isPending, page, perPage, setPage, setPerPage, hasNextPage } = useListContext()
  const rows = data?.length ?? 0
  if (isPending || total === 0 || (total === undefined && rows === 0 && page === 1)) return null
  return <PageBar {...{ page, perPage, total, rows, setPage, setPerPage }} hasNext={hasNextPage === true} />
}
