import { isRecord } from '#contract/isRecord.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { Report } from './problem.ts'

export type LooseManifest = Readonly<Record<string, unknown>>

/** A manifest that is being checked, and the codes that its rules may use. */
export interface Manifest {
  readonly plugin: LooseManifest
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

/**
 * A record, so that a new language does not compile until it is added here. `Object.keys` loses the type of
 * the keys.
 */
export const locales = Object.keys({ zh_CN: 0, zh_TW: 0, en_US: 0 } satisfies Record<Locale, 0>) as Locale[]

/** Returns the items of a list with their places. Reports a value that is not a list and returns no items. */
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

/** Prints any value, also a thrown one, even if it cannot be converted to text. */
export function print(value: unknown): string {
  try {
    const isText = typeof value !== 'object' || value instanceof Error
    return (isText ? String(value) : JSON.stringify(value)).slice(0, 200)
  } catch {
    return typeof value
  }
}
