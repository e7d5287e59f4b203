import { useGetResourceLabel, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { nameOnly } from '#src/kit/page/record/recents.ts'
import { useShell } from '#src/layout/shellContext.ts'
import type { EntryGroup } from './entry.ts'
import { findPages } from './findPages.ts'
import { useActions } from './useActions.ts'
import { useRecents } from './useRecents.ts'
import { useRecordEntry } from './useRecordEntry.ts'
import { useRecordSearch, type SourceMatches } from './useRecordSearch.ts'

/** Returns the search results: `typed` is the current text, `asked` the debounced text for the calls. */
export function useSearchGroups(typed: string, asked: string) {
  const translate = useTranslate()
  const locale = useLocale()
  const labelOf = useGetResourceLabel()
  const { menus } = useShell()
  const recents = useRecents()
  const recordEntry = useRecordEntry()
  const actions = useActions(typed)
  const found = useRecordSearch(typed === '' ? '' : asked)

  const pages = typed === '' ? [] : findPages(menus, typed, locale)
  const groups: readonly EntryGroup[] = [
    {
      id: 'recents',
      title: translate('atrium.shell.recents'),
      entries:
        typed === ''
          ? recents.entries.slice(0, 6).map(({ recent, ...entry }) => remembered(entry, recent))
          : [],
    },
    {
      id: 'pages',
      title: translate('atrium.search.pages'),
      entries: pages.map((entry) => remembered(entry, { page: entry.id.slice('page '.length) })),
    },
    ...found.map((one) => ({
      id: one.source.name,
      title: one.isSimilar
        ? translate('atrium.search.similar', { name: labelOf(one.source.name, 2) })
        : labelOf(one.source.name, 2),
      entries: one.records.map((record) =>
        remembered(recordEntry(one.source, record), {
          resource: one.source.name,
          record: nameOnly(record, one.source.contract.labels),
        }),
      ),
    })),
    { id: 'actions', title: translate('atrium.search.actions'), entries: actions },
  ]
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isPending: typed !== '' && (typed !== asked || found.some(({ isPending }) => isPending)),
    failed: found.filter(({ isFailed }: SourceMatches) => isFailed),
  }

  function remembered<E extends object>(entry: E, recent: Parameters<typeof recents.remember>[0]) {
    return { ...entry, onChoose: () => recents.remember(recent) }
  }
}
