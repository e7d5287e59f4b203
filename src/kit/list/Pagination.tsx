import { useListContext } from 'react-admin'
import { PageBar } from './PageBar.tsx'

/** The pages of the list around it. */
export function Pagination() {
  const { total = 0, isPending, page, perPage, setPage, setPerPage } = useListContext()
  return isPending || total === 0 ? null : <PageBar {...{ page, perPage, total, setPage, setPerPage }} />
}
