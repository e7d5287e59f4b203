import type { Resource } from '#contract/resource.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'

/**
 * Returns the field that sorts names as somebody reads them: English names by letters, others as the server sorts
 * `name`, which is by pinyin. A reference is sorted by what it shows, which can be such a name: `brand_id.name_en`. Other
 * fields stay as they are, and so do names of one language.
 */
export function asRead({ fields }: Resource, field: string, locale: string): string {
  const name = locale === 'en_US' ? 'name_en' : 'name'
  const [own = ''] = field.split('.')
  if (fields[own]?.kind === 'ref') return `${own}.${name}`
  const isName = ['name', 'name_en'].includes(field) && 'name' in fields && 'name_en' in fields
  return isName ? name : field
}

/** Returns the field that a column is sorted by. */
export const sortFieldOf = ({ source, sortBy }: Column, contract: Resource, locale: string): string =>
  sortBy ??
  (source === 'name' || contract.fields[source]?.kind === 'ref' ? asRead(contract, source, locale) : source)
