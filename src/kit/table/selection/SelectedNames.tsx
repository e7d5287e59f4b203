import { useGetList, useGetMany, useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { useSelection } from './selection.ts'
import styles from './Selection.module.css'

/** Lists the names of the selected records before an action: the first ten, and how many more. */
export function SelectedNames() {
  const { count } = useSelection()
  const translate = useTranslate()
  const nameOf = useLocalName()
  const records = useFirst()
  if (records.length === 0) return null
  const others = count - records.length
  return (
    <ul className={styles['names']}>
      {records.map((record) => (
        <li key={record.id}>{nameOf(record)}</li>
      ))}
      {others > 0 && <li>{translate('atrium.list.and_more', { smart_count: others })}</li>}
    </ul>
  )
}

function useFirst(): readonly RaRecord[] {
  const { ids, filter } = useSelection()
  const { resource, sort } = useListContext()
  const ticked = useGetMany(resource, { ids: ids?.slice(0, most) ?? [] }, { enabled: ids !== null, ...quiet })
  const matching = useGetList(
    resource,
    { filter, sort, pagination: { page: 1, perPage: most } },
    { enabled: ids === null, ...quiet },
  )
  const records: (RaRecord | undefined)[] = (ids ? ticked : matching).data ?? []
  return records.filter((record) => record !== undefined)
}

const most = 10

// The names only help: the question makes sense without them.
const quiet = { onError: () => undefined }
