import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { changesIn } from '#src/kit/form/change/changes.ts'
import type { BackEnd } from '#src/kit/base/call/callsContext.ts'
import { joined, standingsIn } from '#src/resources/brandDB/brandCompany/brandCompanyParts.ts'
import { proposedBrand, type ProposedValues } from './proposedBrand.ts'

/**
 * What a form proposes: all values of a new brand, otherwise those that differ from the brand. Companies are
 * sent as a whole, with what others have changed in them since the form was opened.
 */
export async function proposedIn(
  values: ProposedValues,
  base: ProposedValues | null,
  send: BackEnd['send'],
): Promise<ProposedValues> {
  if (base === null) return changesIn(values, {}, proposedBrand, 'create')
  const changes: ProposedValues = changesIn(values, base, proposedBrand, 'edit')
  if (!('companies' in changes)) return changes
  const query = { cond: { brand_id: String(base.id) }, range: 'ALL' }
  const { list } = await send(listCall(brandCompany), { query })
  const [mine, seen] = [standingsIn(changes.companies), standingsIn(base.companies)]
  return { ...changes, companies: joined(mine, seen, standingsIn(list)) }
}
