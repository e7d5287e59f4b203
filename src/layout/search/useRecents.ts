import { useContext } from 'react'
import { useLocale } from 'react-admin'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { useStoredRecents, type RecentItem } from '#src/kit/page/record/recents.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { leavesOf } from '#src/layout/menuMatch.ts'
import { useShell } from '#src/layout/shellContext.ts'
import type { Entry } from './entry.ts'
import { pageEntry } from './findPages.ts'
import { recordSources } from './recordSources.ts'
import { useRecordEntry } from './useRecordEntry.ts'

/** What this user opened, the latest first, as far as they may still see it at this site. */
export function useRecents() {
  const { recents, remember } = useStoredRecents()
  const subject = useSubject()
  const locale = useLocale()
  const { menus } = useShell()
  const recordEntry = useRecordEntry()
  const sources = recordSources(useContext(ResourcesContext), subject)

  const entries = recents.flatMap((recent): (Entry & { recent: RecentItem })[] => {
    if ('page' in recent) {
      const node = leavesOf(menus).find(({ id }) => id === recent.page)
      return node ? [{ ...pageEntry(menus, node, locale), recent }] : []
    }
    const source = sources.find(({ name }) => name === recent.resource)
    const { site } = recent.record
    const isElsewhere = source?.contract.scope === 'site' && site !== subject.site
    return source && !isElsewhere ? [{ ...recordEntry(source, recent.record), recent }] : []
  })
  return { entries, remember }
}
