import { useDataProvider, useListContext, type Identifier } from 'react-admin'
import { pageLimit } from '#contract/query.ts'
import { useSelection } from './selection.ts'

/** Returns a function that reads the ids of the selected records, also where all matching records are selected. */
export function useSelectedIds(): () => Promise<readonly Identifier[]> {
  const { resource, sort } = useListContext()
  const { ids, filter } = useSelection()
  const dataProvider = useDataProvider()
  return async () => {
    if (ids) return ids
    const all = { filter, sort, pagination: { page: 1, perPage: pageLimit } }
    return (await dataProvider.getList(resource, all)).data.map(({ id }) => id)
  }
}
