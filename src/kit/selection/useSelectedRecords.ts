import { useDataProvider, useListContext, useTranslate, type RaRecord } from 'react-admin'
import { pageLimit } from '#contract/query.ts'
import { useSelection } from './selection.ts'

/**
 * Returns a function that reads the selected records, also where all matching records are selected. It rejects if the
 * number of matching records is no longer the number that was selected.
 */
export function useSelectedRecords(): () => Promise<readonly RaRecord[]> {
  const { resource } = useListContext()
  const { ids, filter, count } = useSelection()
  const dataProvider = useDataProvider()
  const translate = useTranslate()
  return async () => {
    if (ids) return (await dataProvider.getMany(resource, { ids: [...ids] })).data
    const sort = { field: '_id', order: 'ASC' } as const
    const all = { filter, sort, pagination: { page: 1, perPage: pageLimit } }
    const { data } = await dataProvider.getList(resource, all)
    if (data.length !== count)
      throw new Error(translate('atrium.list.other_count', { smart_count: data.length }))
    return data
  }
}
