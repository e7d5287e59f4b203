import { languages, shownText, type MessageRow } from './useMessages.ts'

/** Which texts are shown. */
interface MessageFilter {
  readonly sought: string
  /** A plugin, `atrium`, or empty for all. */
  readonly owner: string
  readonly show: 'all' | 'missing' | 'own'
  /** Whether a text is used on the chosen page; all texts if none is chosen. */
  readonly isUsed?: ((key: string) => boolean) | undefined
}

/** The rows with every word of the search in key or texts. */
export function filterMessages(
  rows: readonly MessageRow[],
  { sought, owner, show, isUsed }: MessageFilter,
): readonly MessageRow[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (owner !== '' && row.owner !== owner) return false
    if (show === 'own' && !languages.some((locale) => row.own[locale])) return false
    if (show === 'missing' && languages.every((locale) => shownText(row, locale) !== '')) return false
    if (isUsed && !isUsed(row.key)) return false
    if (words.length === 0) return true
    const texts = [row.key, ...languages.map((locale) => shownText(row, locale))].join('\n').toLowerCase()
    return words.every((word) => texts.includes(word))
  })
}
