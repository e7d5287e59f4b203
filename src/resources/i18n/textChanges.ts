import type { z } from 'zod'
import { placeholderProblem } from '#contract/placeholders.ts'
import type { i18nRead } from '#contract/System/i18n.ts'
import type { Locale } from '#src/providers/locale.ts'
import { knownTexts, languages, shownText, type MessageRow } from './useMessages.ts'

type ReadRow = z.infer<typeof i18nRead.reply>['list'][number]

/** What a file would change. */
export interface TextChanges {
  /** The texts to store by language and key; an empty one takes the operator's text back. */
  readonly byLanguage: Readonly<Record<Locale, Readonly<Record<string, string>>>>
  readonly count: number
  /** The rows with an unknown key or wrong placeholders. */
  readonly wrong: readonly number[]
}

/** Compares the rows of a file with what the console says. An empty cell changes nothing. */
export function textChanges(rows: readonly MessageRow[], read: readonly ReadRow[]): TextChanges {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const byLanguage: Record<Locale, Record<string, string>> = { zh_CN: {}, zh_TW: {}, en_US: {} }
  const wrong: number[] = []
  let count = 0
  for (const { row: place, key, texts } of read) {
    const row = byKey.get(key)
    const changed = row
      ? languages.filter((locale) => texts[locale] && texts[locale] !== shownText(row, locale))
      : []
    const isWrong = changed.some((locale) => placeholderProblem(texts[locale] ?? '', row && knownTexts(row)))
    if (!row || isWrong) wrong.push(place)
    for (const locale of changed) {
      const given = texts[locale] ?? ''
      byLanguage[locale][key] = given === row?.original[locale] ? '' : given
      count += 1
    }
  }
  return { byLanguage, count, wrong }
}
