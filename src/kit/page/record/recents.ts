import { useEffect, useEffectEvent } from 'react'
import { useRecordContext, useStore, type Identifier, type RaRecord } from 'react-admin'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { namingFields } from '#src/kit/value/field/useLocalName.ts'

/** Something that a user opened: a page of the menu, from the search, or a record by its resource. */
export type RecentItem = { readonly page: string } | { readonly resource: string; readonly record: RaRecord }

/**
 * What this user opened, the latest first. Kept in react-admin's store, which is separate for each user; of
 * records it keeps only the fields that name them.
 */
export function useStoredRecents() {
  const [recents, setRecents] = useStore<readonly RecentItem[]>('atrium.search.recents', none)
  const remember = (recent: RecentItem) =>
    setRecents((known = none) =>
      [recent, ...known.filter((one) => keyOf(one) !== keyOf(recent))].slice(0, 20),
    )
  return { recents, remember }
}

/** Adds the record of the current page to what this user opened. */
export function useRecordVisit(resource: string): void {
  const record = useRecordContext()
  const { labels } = useContract()
  const { remember } = useStoredRecents()
  const visit = useEffectEvent((id: Identifier) => {
    if (record?.id === id) remember({ resource, record: nameOnly(record, labels) })
  })
  const id = record?.id
  useEffect(() => {
    if (id !== undefined) visit(id)
  }, [id])
}

/** Only the fields that name a record, and its site. */
export const nameOnly = (record: RaRecord, labels: readonly string[]): RaRecord => ({
  ...Object.fromEntries([...labels, ...namingFields, 'site'].map((field) => [field, record[field]])),
  id: record.id,
})

const none: readonly RecentItem[] = []

const keyOf = (recent: RecentItem): string =>
  'page' in recent ? `page ${recent.page}` : `record ${recent.resource} ${recent.record.id}`
