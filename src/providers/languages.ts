import { isRecord } from '#contract/isRecord.ts'
import type { Language } from '#contract/System/i18n.ts'
import { isLocale, locales, type Locale } from './locale.ts'

/**
 * Returns the languages to choose from: those of the console that the back end lists as active, in its order.
 * If there are none, all of the console's.
 */
export function offeredLocales(languages: readonly Language[] | null): readonly Locale[] {
  const offered = (languages ?? []).flatMap(({ name, is_active }) =>
    is_active && isLocale(name) ? [name] : [],
  )
  return offered.length > 0 ? [...new Set(offered)] : locales
}

/**
 * Reads languages from a reply or the storage. Entries without a name are dropped; entries are active unless
 * marked inactive.
 */
export const readLanguages = (list: readonly unknown[]): Language[] => list.flatMap(readLanguage)

function readLanguage(entry: unknown): Language[] {
  if (!isRecord(entry)) return []
  const { _id, name, label, is_default, is_active } = entry
  if (typeof name !== 'string') return []
  return [
    {
      _id: typeof _id === 'string' ? _id : name,
      name,
      label: typeof label === 'string' ? label : name,
      is_default: is_default === true,
      is_active: is_active !== false,
    },
  ]
}
