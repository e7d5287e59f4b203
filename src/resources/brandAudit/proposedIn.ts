import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { answerOf } from '#src/kit/answerOf.ts'
import { changesIn, type FormValues } from '#src/kit/form/changes.ts'
import type { Calls } from '#src/providers/calls.ts'
import { joined, standingsIn } from '#src/resources/brandCompany/resource.ts'
import { proposedBrand } from './proposedBrand.ts'

/**
 * What a form proposes: of a new brand all that is said, else what differs from the brand. The companies go as a whole, so
 * what others did to them since the form was opened is kept.
 */
export async function proposedIn(
  values: FormValues,
  base: FormValues | null,
  calls: Calls,
): Promise<FormValues> {
  if (base === null) return changesIn(values, {}, proposedBrand, 'create')
  const changes = changesIn(values, base, proposedBrand, 'edit')
  if (!('companies' in changes)) return changes
  const { list } = await answerOf<{ list: unknown }>(calls, {
    method: 'GET',
    path: brandCompany.path,
    query: { cond: { brand_id: base['id'] }, range: 'ALL' },
  })
  const [mine, seen] = [standingsIn(changes['companies']), standingsIn(base['companies'])]
  return { ...changes, companies: joined(mine, seen, standingsIn(list)) }
}
