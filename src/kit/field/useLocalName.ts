import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { localName } from '#src/kit/localName.ts'

/**
 * Returns a function for a record's name in the current language. A record without a name (such as a store)
 * is shown by its number or code, otherwise by its id.
 */
export function useLocalName(): (record: RaRecord) => string {
  const locale = useLocale()
  return useCallback((record) => nameIn(record, locale) || numberOf(record), [locale])
}

/** The name in a given language; empty for a record without any name. */
export const nameIn = ({ name, name_en, name_sc, name_tc }: RaRecord, locale: string): string =>
  localName({ name, name_en, name_sc, name_tc }, locale)

function numberOf(record: RaRecord): string {
  for (const source of ['store_no', 'problem_no', 'contract_no', 'trade_name', 'code', 'username', 'title']) {
    const value: unknown = record[source]
    if (typeof value === 'string' && value !== '') return value
  }
  return String(record.id)
}
