import type { z } from 'zod'
import { placeholderProblem } from '#contract/placeholders.ts'
import type { i18nRead } from '#contract/System/i18n.ts'
import type { Locale } from '#src/providers/locale.ts'
import { knownTexts, languages, shownText, type MessageRow } from './useMessages.ts'

type ReadRow = z.infer<typeof i18nRead.reply>['list'][number]

/** A text that a file changes. */
export interface TextChange {
  readonly key: string
  readonly locale: Locale
  /** What people read now. */
  readonly shown: string
  readonly given: string
  /** The operator's text now, empty for none. */
  readonly own: string
  /** The operator's text to store; an empty one takes it back. */
  readonly text: string
  /** Somebody else has changed the text since the file was exported. */
  readonly isContested: boolean
}

/** What a file would change. */
export interface TextChanges {
  readonly changes: readonly TextChange[]
  /** The rows with an unknown key or wrong placeholders. */
  readonly wrong: readonly number[]
}

/**
 * Compares the rows of a file with what was exported, if it says so, and with what the console says now. An empty
 * cell changes nothing.
 */
export function textChanges(rows: readonly MessageRow[], read: readonly ReadRow[]): TextChanges {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const wrong: number[] = []
  const changes = read.flatMap((line) => {
    const row = byKey.get(line.key)
    const changed = row ? changesIn(row, line) : []
    const isWrong = changed.some(({ given }) => placeholderProblem(given, row && knownTexts(row)))
    if (!row || isWrong) wrong.push(line.row)
    return changed
  })
  return { changes, wrong }
}

const changesIn = (row: MessageRow, { texts, exported }: ReadRow): TextChange[] =>
  languages.flatMap((locale) => {
    const given = texts[locale] ?? ''
    const before = exported[locale]
    const shown = shownText(row, locale)
    if (given === '' || given === shown || given === before) return []
    const text = given === row.original[locale] ? '' : given
    const isContested = before !== undefined && before !== shown
    return [{ key: row.key, locale, shown, given, own: row.own[locale] ?? '', text, isContested }]
  })
