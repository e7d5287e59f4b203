import { useMemo } from 'react'
import { i18nMessageChanges, i18nMessages } from '#contract/System/i18n.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useConsoleTexts } from '#src/kit/base/registry/useConsoleTexts.ts'
import type { Locale } from '#src/providers/locale.ts'

/** The languages in the order of the columns. */
export const languages: readonly Locale[] = ['zh_CN', 'zh_TW', 'en_US']

type ByLanguage = Readonly<Partial<Record<Locale, string>>>

/** A text with its key: what the code says, and what the operator says instead. */
export interface MessageRow {
  readonly key: string
  /** The plugin that has it; empty if none does any more. */
  readonly owner: string
  readonly original: ByLanguage
  readonly own: ByLanguage
}

const options = { refreshOn: [i18nMessageChanges] }

/** Every text of the console in the three languages, and the operator's own. */
export function useMessages() {
  const bundled = useConsoleTexts()
  const zh_CN = useCall(i18nMessages, { params: { name: 'zh_CN' } }, options)
  const zh_TW = useCall(i18nMessages, { params: { name: 'zh_TW' } }, options)
  const en_US = useCall(i18nMessages, { params: { name: 'en_US' } }, options)
  const calls = [zh_CN, zh_TW, en_US]
  const [cn, tw, en] = calls.map(({ data }) => data?.messages)
  const rows = useMemo((): MessageRow[] | undefined => {
    if (!bundled.data || !cn || !tw || !en) return undefined
    const own = (key: string) => ({ zh_CN: cn[key] ?? '', zh_TW: tw[key] ?? '', en_US: en[key] ?? '' })
    const known = new Map(
      bundled.data.map(({ key, owner, texts }) => [key, { key, owner, original: texts, own: own(key) }]),
    )
    const others = new Set([cn, tw, en].flatMap((texts) => Object.keys(texts)))
    for (const key of others) {
      if (!known.has(key)) known.set(key, { key, owner: '', original: {}, own: own(key) })
    }
    return [...known.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  }, [bundled.data, cn, tw, en])
  return {
    rows,
    seenOn: bundled.seenOn,
    error: bundled.error ?? calls.find(({ error }) => error)?.error ?? null,
    retry: () => [bundled, ...calls].forEach(({ retry }) => retry()),
  }
}

/** What people read in a language: the operator's text, otherwise the code's. */
export const shownText = ({ own, original }: MessageRow, locale: Locale): string =>
  own[locale] || original[locale] || ''

/** The code's texts in all languages, by which placeholders are checked; none for a text of no plugin. */
export const knownTexts = ({ owner, original }: MessageRow): readonly string[] | undefined =>
  owner === '' ? undefined : Object.values(original)
