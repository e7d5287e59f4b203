import type { DemoBrand } from './brands.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import type { DemoCompany } from './companies.ts'
import { outsider } from '#server/demo/people.ts'
import { at, randomFor } from '#server/demo/random.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import type { DemoStore } from './stores.ts'

/**
 * What contacts are made for; `companyOf` returns the company that runs the shop in a let unit, `count` is
 * the total number of people.
 */
export interface ContactOptions {
  companies: readonly DemoCompany[]
  brands: readonly DemoBrand[]
  letStores: readonly DemoStore[]
  brandOf: ReadonlyMap<string, DemoBrand>
  companyOf: ReadonlyMap<string, string>
  sites: readonly DemoSite[]
  count: number
  now: number
}

// Mainland | Hong Kong | department.
const positions = {
  company: [
    '拓展经理|拓展經理|拓展部',
    '区域总监|區域總監|营运部',
    '总经理|總經理|总经办',
    '法务主管|法務主任|法务部',
  ],
  store: ['店长|店長|门店', '副店长|副店長|门店', '值班经理|當值經理|门店'],
  brand: [
    '品牌总监|品牌總監|品牌部',
    '市场经理|市場經理|市场部',
    '财务经理|財務經理|财务部',
    '开发经理|開發經理|开发部',
  ],
}

/**
 * People of the companies, of the shops, and of the brands: one for each company and shop, the others for
 * brands.
 */
export const contacts = (options: ContactOptions) => {
  const { companies, brands, letStores, brandOf, companyOf, sites, count, now } = options
  const hongKongSites = sites.filter(({ site_region }) => site_region === 'HK').map(({ _id }) => _id)
  const byId = new Map(companies.map((company) => [company._id, company]))
  const places = [
    ...companies.map((company) => ({ ...nowhere, company, kind: 'company' as const })),
    ...letStores.map((store) => ({
      ...nowhere,
      store,
      brand: brandOf.get(store._id),
      company: byId.get(companyOf.get(store._id) ?? ''),
      kind: 'store' as const,
    })),
  ]
  const more = Array.from({ length: Math.max(0, count - places.length) }, (_, index) => ({
    ...nowhere,
    brand: at(brands, index * 7),
    kind: 'brand' as const,
  }))
  return [...places, ...more].map((place, index) => contact(place, index, { hongKongSites, now }))
}

const nowhere = {
  company: undefined as DemoCompany | undefined,
  store: undefined as DemoStore | undefined,
  brand: undefined as DemoBrand | undefined,
}

type Place = typeof nowhere & { kind: keyof typeof positions }

const contact = (
  { kind, company, store, brand }: Place,
  index: number,
  { hongKongSites, now }: { hongKongSites: readonly string[]; now: number },
) => {
  const chance = randomFor(`contact ${index}`)
  const inHongKong = store ? hongKongSites.includes(store.site) : company?.country === 'HK'
  const [mainland = '', hongKong = '', department = ''] = at(positions[kind], chance.int(0, 9)).split('|')
  const { name, name_en, gender } = outsider(index, inHongKong)
  const digits = String(index).padStart(5, '0')
  const account = name_en.toLowerCase().replace(/[^a-z]+/g, '.')
  const addedAt = company?.created_at ?? brand?.created_at ?? now - chance.int(60, 900) * 86_400
  return {
    _id: `CT${digits}`,
    name,
    name_en,
    gender,
    position: inHongKong ? hongKong : mainland,
    department_text: inHongKong ? null : department,
    // No network there issues numbers like these.
    mobile: chance.chance(0.96) ? (inHongKong ? `100${digits}` : `100001${digits}`) : null,
    country_code: inHongKong ? '852' : '86',
    // Edge case: a person without an e-mail address.
    email: index === 1 || chance.chance(0.12) ? null : `${account}.${index}@example.com`,
    wechat: !inHongKong && chance.chance(0.7) ? `${account.replaceAll('.', '')}_${index}` : null,
    company_id: company?._id ?? null,
    brand_ids: brand ? [brand._id] : [],
    store_ids: store ? [store._id] : [],
    sites: store ? [store.site] : [],
    is_primary: kind !== 'brand',
    is_emergency: kind === 'store' && chance.chance(0.5),
    language: inHongKong ? 'zh_TW' : chance.chance(0.05) ? 'en_US' : 'zh_CN',
    remark: null,
    consent_at: chance.chance(0.9) ? addedAt : null,
    ...commonColumns(addedAt),
  }
}
