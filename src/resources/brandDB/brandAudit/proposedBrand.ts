import { brand } from '#contract/brandDB/brand.ts'
import { json } from '#contract/fields.ts'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import { standings } from '#src/resources/brandDB/brandCompany/brandCompanyParts.ts'

/** A brand as a request proposes it: with the companies behind it as an additional field. */
export const proposedBrand = { ...brand, fields: { ...brand.fields, companies: json(standings) } }

/** The values of its form. */
export type ProposedValues = FormValues & { readonly companies?: unknown }
