import type { DemoBrand } from './brands.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import { companyId, companyParts } from './companies.ts'
import type { DemoSite } from '#server/demo/sites.ts'

/** The company behind a brand at a site. */
export type CompanyAt = (brand: DemoBrand, site: DemoSite) => string

/**
 * The companies behind the brands: each brand has an owner; those that trade in Hong Kong have a company
 * there, and some of the others one in a region of the mainland.
 */
export const brandCompanies = (brands: readonly DemoBrand[], sites: readonly DemoSite[], small: boolean) => {
  const parts = companyParts(small)
  const owner = new Map(
    brands.map((brand, index) => [brand._id, companyId(parts.groups + 1 + (index % parts.owners))]),
  )
  const regional = new Map<string, string>()
  const rows = brands.flatMap((brand, index) => {
    const regions = new Set(
      sites.filter(({ _id }) => brand.site_ids.includes(_id)).map((site) => site.site_region),
    )
    const own = [relation(brand, owner.get(brand._id) ?? '', 'owner', null)]
    return own.concat(
      [...regions].flatMap((region) => {
        const isHere = region === 'HK' ? brand.origin_country !== 'HK' : index % 9 === 3
        if (!isHere) return []
        const first = parts.groups + parts.owners + 1 + (region === 'HK' ? parts.mainland : 0)
        const place = index % (region === 'HK' ? parts.hongKong : parts.mainland)
        const company = companyId(first + place)
        regional.set(`${brand._id} ${region}`, company)
        // In the same order as the companies.
        const kind = relations[(place + (region === 'HK' ? parts.mainland : 0)) % 3] ?? 'agency'
        return [relation(brand, company, kind, region)]
      }),
    )
  })
  const companyAt: CompanyAt = (brand, site) =>
    regional.get(`${brand._id} ${site.site_region}`) ?? owner.get(brand._id) ?? ''
  return { rows, companyAt }
}

const relations = ['franchisee', 'distributor', 'agency']

const relation = (brand: DemoBrand, company_id: string, kind: string, region: string | null) => ({
  _id: `BC-${brand._id}-${company_id}${region === null ? '' : `-${region}`}`,
  brand_id: brand._id,
  company_id,
  relation: kind,
  region,
  ...commonColumns(brand.created_at),
})
