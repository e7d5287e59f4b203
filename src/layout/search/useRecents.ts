import { useLocale, useStore, type RaRecord } from 'react-admin'
import { useRegistry } from '#src/kit/registryContext.ts'
import { useSubject } from '#src/kit/subject.ts'
import { leavesOf } from '#src/layout/menuMatch.ts'
import { useShell } from '#src/layout/shellContext.ts'
import type { Entry } from './entry.ts'
import { pageEntry } from './findPages.ts'
import { recordSources } from './recordSources.ts'
import { useRecordEntry } from './useRecordEntry.ts'

/** Something that a user opened from the search: a page of the menu, or a record by its resource. */
export type Recent = { readonly page: string } | { readonly resource: string; readonly record: RaRecord }

/**
 * What this user opened from the search, the latest first, as far as they may still see it at this site. Kept
 * in react-admin's store, which is separate for each user; of records it keeps only the fields that name
 * them.
 */
export function useRecents() {
  const [recents, setRecents] = useStore<readonly Recent[]>('atrium.search.recents', none)
  const { composition } = useRegistry()
  const subject = useSubject()
  const locale = useLocale()
  const { menus } = useShell()
  const recordEntry = useRecordEntry()
  const sources = recordSources(composition, subject)

  const entries = recents.flatMap((recent): (Entry & { recent: Recent })[] => {
    if ('page' in recent) {
      const node = leavesOf(menus).find(({ id }) => id === recent.page)
      return node ? [{ ...pageEntry(menus, node, locale), recent }] : []
    }
    const source = sources.find(({ name }) => name === recent.resource)
    const { site } = recent.record
    const isElsewhere = source?.contract.scope === 'site' && site !== subject.site
    return source && !isElsewhere ? [{ ...recordEntry(source, recent.record), recent }] : []
  })
  const remember = (recent: Recent) =>
    setRecents((known = none) =>
      [recent, ...known.filter((one) => keyOf(one) !== keyOf(recent))].slice(0, 20),
    )
  return { entries: entries.slice(0, 6), remember }
}

/** Only the fields that name a record. */
export const nameOnly = (record: RaRecord, labels: readonly string[]): RaRecord => ({
  ...Object.fromEntries(
    [...labels, 'name', 'name_en', 'name_sc', 'name_tc', 'site'].map((field) => [field, record[field]]),
  ),
  id: record.id,
})

const none: readonly Recent[] = []

const keyOf = (recent: Recent): string =>
  'page' in recent ? `page ${recent.page}` : `record ${recent.resource} ${recent.record.id}`
