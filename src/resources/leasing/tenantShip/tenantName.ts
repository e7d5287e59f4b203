import { localName, type LocalNames } from '#src/kit/base/text/localName.ts'

interface Tenant {
  readonly trade_name: string | null
  readonly brand: LocalNames | null
}

/**
 * What a tenant is called in a language. A trading name is the same in all languages, but most are only a name of the brand,
 * which may have another one in this language.
 */
export function tenantName({ trade_name, brand }: Tenant, locale: string): string {
  if (!brand) return trade_name ?? ''
  const { name, name_en, name_sc, name_tc } = brand
  const isOfBrand = trade_name === null || [name, name_en, name_sc, name_tc].includes(trade_name)
  return isOfBrand ? localName(brand, locale) : trade_name
}
