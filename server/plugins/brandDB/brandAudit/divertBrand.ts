import { evaluate } from '#contract/access.ts'
import { brandAudit, type Diverted } from '#contract/brandDB/brandAudit.ts'
import { oneByOne, type ChangeIntent, type Interceptor } from '#server/engine/hooks.ts'
import type { Context } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { withoutAfter } from './withinAfter.ts'

/**
 * People who may not change a brand directly request the change by trying to make it: the reply names the
 * request.
 */
export const divertBrand: Interceptor = {
  applies: ({ who }) => evaluate('branddb.brand.edit_direct', who) !== 'yes',
  instead: oneByOne(async (inside: Context, { before, values }: ChangeIntent) => {
    const asked = { brand_id: String(before['_id']), kind: 'update', after: values, source: 'pc' }
    const request = await withoutAfter(() => insert(brandAudit, inside, asked))
    const answer: Diverted = { audit_id: String(request['_id']), audit_status: 'audit_inprogress' }
    return { ...answer }
  }),
}
