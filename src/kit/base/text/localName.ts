/** A record with names in several languages; all but `name` may be missing. */
export interface LocalNames {
  readonly name?: string | null | undefined
  readonly name_en?: string | null | undefined
  readonly name_sc?: string | null | undefined
  readonly name_tc?: string | null | undefined
}

/**
 * Returns the name to show in a language (domain G-31): zh_CN reads `name_sc`, zh_TW `name_tc`, en_US
 * `name_en`. If that is missing or empty it returns `name`, otherwise any other name, so that a record always
 * has a name.
 */
export function localName(record: LocalNames, locale: string): string {
  const own = { zh_CN: record.name_sc, zh_TW: record.name_tc, en_US: record.name_en }[locale]
  const names: unknown[] = [own, record.name, record.name_sc, record.name_en, record.name_tc]
  // Another back end may send something that is not text; such a record must not break its list.
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? ''
}
