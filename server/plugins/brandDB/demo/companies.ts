import type { DemoBrand } from './brands.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import { companyName } from './companyNames.ts'
import { person } from '#server/demo/people.ts'
import { randomFor } from '#server/demo/random.ts'
import { businessRegistration, creditCode } from './registrationCodes.ts'
import { threeNames } from '#server/demo/threeNames.ts'

/** A row of the table `company`. */
export type DemoCompany = ReturnType<typeof company>

const classifications = [
  ['direct', '直营|直營|Direct operator'],
  ['franchisee', '加盟|特許經營|Franchisee'],
  ['distributor', '经销|經銷|Distributor'],
  ['agency', '代理|代理|Agency'],
  ['group', '集团|集團|Group'],
  ['sole_trader', '个体|獨資經營|Sole trader'],
] as const

type Classification = (typeof classifications)[number][0]

/** The relations of companies to brands. */
export const companyClassifications = (createdAt: number) =>
  classifications.map(([code, names], index) => ({
    _id: `CC${index + 1}`,
    ...threeNames(names),
    code,
    order: index + 1,
    ...commonColumns(createdAt),
  }))

/** The number of companies by role: heads of groups, owners of brands, and operators of foreign brands. */
export const companyParts = (small: boolean) =>
  small
    ? { groups: 4, owners: 76, mainland: 8, hongKong: 12 }
    : { groups: 60, owners: 1300, mainland: 90, hongKong: 150 }

/**
 * The companies: first the owners, in the order of the brands, so that `ownerIndex` finds the owner of any
 * brand; after them the operators of other companies' brands in the mainland and in Hong Kong, and the heads
 * of groups.
 */
export const companies = (brands: readonly DemoBrand[], { small, now }: { small: boolean; now: number }) => {
  const parts = companyParts(small)
  const rows: DemoCompany[] = []
  let hongKong = 0
  const add = (kind: Classification, line: string, country: string, brand?: DemoBrand) => {
    const number = country === 'HK' ? hongKong++ : rows.length
    rows.push(company({ id: rows.length + 1, number, kind, line, country, brand, now }))
  }
  const others = ['franchisee', 'distributor', 'agency'] as const
  for (let index = 0; index < parts.groups; index++) add('group', 'group', index % 6 === 5 ? 'HK' : 'CN')
  brands.slice(0, parts.owners).forEach((brand, index) => {
    const isSole = brand.level1_id === 'FB05' && index % 3 === 0
    add(isSole ? 'sole_trader' : 'direct', prefix(brand), brand.origin_country === 'HK' ? 'HK' : 'CN', brand)
  })
  for (let index = 0; index < parts.mainland + parts.hongKong; index++)
    add(others[index % 3] ?? 'agency', lineAt(index), index < parts.mainland ? 'CN' : 'HK')
  return rows
}

const prefix = (brand: DemoBrand) => brand.level1_id.slice(0, 2)
const lineAt = (index: number) => ['FB', 'FA', 'BE', 'LH', 'KF', 'JW', 'FB', 'LH'][index % 8] ?? 'LH'

/** The id of a company by its number from 1. */
export const companyId = (number: number) => `C${String(number).padStart(4, '0')}`

interface Sketch {
  id: number
  /** The number that the name is made from; Hong Kong has its own count. */
  number: number
  kind: Classification
  line: string
  country: string
  brand: DemoBrand | undefined
  now: number
}

const company = ({ id, number, kind, line, country, brand, now }: Sketch) => {
  const chance = randomFor(`company ${id}`)
  const { place, address, ...names } = companyName(number, line, country === 'HK')
  const registration_no = country === 'HK' ? businessRegistration(chance) : creditCode(place, chance)
  const addedAt = brand?.created_at ?? now - chance.int(200, 1400) * 86_400
  return {
    _id: companyId(id),
    ...names,
    country,
    registration_no,
    classification_id: `CC${classifications.findIndex(([code]) => code === kind) + 1}`,
    legal_representative: person(chance.int(0, 666), country === 'HK').name,
    registered_address: address,
    registered_capital: kind === 'group' ? chance.int(5, 40) * 10_000_000 : chance.int(1, 60) * 500_000,
    tax_no: country === 'HK' ? null : registration_no,
    group_company_id: kind === 'direct' && id % 7 === 0 ? companyId((id % 4) + 1) : null,
    status: brand?.status === 'blacklisted' || brand?.status === 'inactive' ? brand.status : 'active',
    ...commonColumns(addedAt),
  }
}
