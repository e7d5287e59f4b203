import { isRecord } from '#contract/isRecord.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { Report } from './problem.ts'

export type Loose = Readonly<Record<string, unknown>>

/** A manifest under check, and what its rules may name. */
export interface Manifest {
  readonly plugin: Loose
  readonly id: string
  readonly isKnown: (code: string) => boolean
  readonly report: Report
}

/** Reports each language in which a text is missing. */
export function checkText(text: unknown, place: string, report: Report): void {
  for (const locale of locales) {
    if (isRecord(text) && typeof text[locale] === 'string' && text[locale] !== '') continue
    report('title.locale', `${place}.${locale}`)
  }
}

/** A record, so that a language more does not compile until it stands here. `Object.keys` forgets what the keys are. */
export const locales = Object.keys({ zh_CN: 0, zh_TW: 0, en_US: 0 } satisfies Record<Locale, 0>) as Locale[]

/** The items of a list with their places; none, and a report, for what is no list. */
export function listOf(
  value: unknown,
  place: string,
  code: Parameters<Report>[0],
  report: Report,
): Iterable<[number, unknown]> {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.entries()
  report(code, place)
  return []
}

/** Whatever it is, what was thrown too, and even what cannot be turned into text. */
export function print(value: unknown): string {
  try {
    const isText = typeof value !== 'object' || value instanceof Error
    return (isText ? String(value) : JSON.stringify(value)).slice(0, 200)
  } catch {
    return typeof value
  }
}
