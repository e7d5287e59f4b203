import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { localName } from '#src/kit/base/text/localName.ts'

/**
 * Returns a function for a record's name in the current language. A record without a name (such as a store)
 * is shown by its number or code, otherwise by its title or its id.
 */
export function useLocalName(): (record: RaRecord) => string {
  const locale = useLocale()
  return useCallback(
    (record) => nameIn(record, locale) || numberOf(record) || titleIn(record, locale) || String(record.id),
    [locale],
  )
}

/** The name in a given language; empty for a record without any name. */
export const nameIn = ({ name, name_en, name_sc, name_tc }: RaRecord, locale: string): string =>
  localName({ name, name_en, name_sc, name_tc }, locale)

function numberOf(record: RaRecord): string {
  for (const source of numberFields) {
    const value: unknown = record[source]
    if (typeof value === 'string' && value !== '') return value
  }
  return ''
}

const numberFields = ['store_no', 'problem_no', 'contract_no', 'trade_name', 'code', 'username'] as const

/** The fields that can name a record. */
export const namingFields = [
  'name',
  'name_en',
  'name_sc',
  'name_tc',
  ...numberFields,
  'title',
  'title_en',
  'title_tc',
] as const

const titleIn = ({ title, title_en, title_tc }: RaRecord, locale: string): string =>
  localName({ name: title, name_en: title_en, name_tc: title_tc }, locale)
