import { brand } from '#contract/brandDB/brand.ts'
import { json } from '#contract/field.ts'
import { standings } from '#src/resources/brandCompany/resource.ts'

/** A brand as a request proposes it: with the companies behind it as an additional field. */
export const proposedBrand = { ...brand, fields: { ...brand.fields, companies: json(standings) } }
