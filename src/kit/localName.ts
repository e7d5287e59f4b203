/** A record with names in several languages; all but `name` may be missing. */
export interface LocalNames {
  readonly name?: string | null | undefined
  readonly name_en?: string | null | undefined
  readonly name_sc?: string | null | undefined
  readonly name_tc?: string | null | undefined
}

/**
 * The name to show in a language (domain G-31): zh_CN reads `name_sc`, zh_TW `name_tc`, en_US `name_en`; where that
 * one is missing or empty, `name`; where that is missing too, any other, so that a record is never nameless.
 */
export function localName(record: LocalNames, locale: string): string {
  const own = { zh_CN: record.name_sc, zh_TW: record.name_tc, en_US: record.name_en }[locale]
  const names: unknown[] = [own, record.name, record.name_sc, record.name_en, record.name_tc]
  // Another back end may send what is no text; one such record must not take its list along.
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? ''
}
