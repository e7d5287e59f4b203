import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { localName } from '#src/kit/localName.ts'

/**
 * How a record is called in the current language. A record without a name (a store, say) goes by its number or
 * code, else by its id.
 */
export function useLocalName(): (record: RaRecord) => string {
  const locale = useLocale()
  return useCallback((record) => localName(record, locale) || numberOf(record), [locale])
}

function numberOf(record: RaRecord): string {
  for (const source of ['store_no', 'problem_no', 'code', 'username', 'title']) {
    const value: unknown = record[source]
    if (typeof value === 'string' && value !== '') return value
  }
  return String(record.id)
}
