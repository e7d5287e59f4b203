import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { json } from '#contract/fields.ts'
import type { PartValueProps, ProposedPart, ProposedRecord } from '#src/kit/page/request/requests.ts'
import { brandForm, brandGroups } from '#src/resources/brandDB/brand/brandForm.tsx'
import { brandLooks } from '#src/resources/brandDB/brand/brandLooks.tsx'
import { areSame, joined, companyLinks, linksIn } from '#src/resources/brandDB/brandCompany/companyLink.ts'
import { CompaniesInput } from '#src/resources/brandDB/brandCompany/CompaniesInput.tsx'
import { CompanyLinkLines } from '#src/resources/brandDB/brandCompany/CompanyLinkLines.tsx'

const Companies = ({ value, other, mark }: PartValueProps) => (
  <CompanyLinkLines links={linksIn(value)} others={linksIn(other)} {...(mark ? { mark } : {})} />
)

/** The companies behind a brand. Their order depends on where they come from. */
const companies: ProposedPart = {
  title: 'brandDB.brandAudit.companies',
  of: brandCompany,
  by: 'brand_id',
  field: json(companyLinks),
  Input: CompaniesInput,
  Value: Companies,
  valueOf: linksIn,
  isSame: (one, other) => areSame(linksIn(one), linksIn(other)),
  join: (mine, seen, now) => joined(linksIn(mine), linksIn(seen), linksIn(now)),
}

/** A brand as a request proposes it: with the companies behind it. */
export const brandProposal: ProposedRecord = {
  form: brandForm,
  looks: brandLooks,
  groups: brandGroups,
  facts: ['status', 'category_id', 'level1_id', 'level2_id', 'store_count', 'site_ids'],
  parts: { companies },
}
