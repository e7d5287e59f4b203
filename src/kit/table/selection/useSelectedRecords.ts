import { useDataProvider, useListContext, type RaRecord } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { pageLimit } from '#contract/printQuery.ts'
import type { Resource } from '#contract/resource.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { useSelection } from './selection.ts'

/**
 * Returns a function that reads the selected records, also where all matching records are selected. It rejects if the
 * number of matching records is no longer the number that was selected.
 */
export function useSelectedRecords<R extends Resource>(): () => Promise<readonly ShownRecord<R>[]> {
  const { resource } = useListContext()
  const { ids, filter, count } = useSelection()
  const dataProvider = useDataProvider()
  const translate = useTranslate()
  // react-admin knows no contract: its records have any field.
  const typed = (records: readonly RaRecord[]) => records as readonly ShownRecord<R>[]
  return async () => {
    if (ids) return typed((await dataProvider.getMany(resource, { ids: [...ids] })).data)
    const sort = { field: '_id', order: 'ASC' } as const
    const all = { filter, sort, pagination: { page: 1, perPage: pageLimit } }
    const { data } = await dataProvider.getList(resource, all)
    if (data.length !== count)
      throw new Error(translate('atrium.list.other_count', { smart_count: data.length }))
    return typed(data)
  }
}
