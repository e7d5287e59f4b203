import type { Resource } from '#contract/resource.ts'
import type { Column } from './Column.ts'

/**
 * Returns the field that sorts names as somebody reads them: English names by letters, others as the server sorts
 * `name`, which is by pinyin. Other fields stay as they are, and so do names of one language.
 */
export const asRead = ({ fields }: Resource, field: string, locale: string): string =>
  ['name', 'name_en'].includes(field) && 'name' in fields && 'name_en' in fields
    ? locale === 'en_US'
      ? 'name_en'
      : 'name'
    : field

/** Returns the field that a column is sorted by. */
export const sortFieldOf = ({ source, sortBy }: Column, contract: Resource, locale: string): string =>
  sortBy ?? (source === 'name' ? asRead(contract, source, locale) : source)
