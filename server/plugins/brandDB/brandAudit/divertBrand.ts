import { evaluate } from '#contract/access.ts'
import { brandAudit, type Diverted } from '#contract/brandDB/brandAudit.ts'
import { oneByOne, type Interceptor } from '#server/engine/hooks.ts'
import { insert } from '#server/engine/create.ts'
import type { BrandRow } from './brandRow.ts'
import { withoutAfter } from './withinAfter.ts'

/**
 * People who may not change a brand directly request the change by trying to make it: the reply names the
 * request.
 */
export const divertBrand: Interceptor<BrandRow> = {
  applies: ({ who }) => evaluate('branddb.brand.edit_direct', who) !== 'yes',
  instead: oneByOne(async (inside, { before, values }) => {
    const asked = { brand_id: before._id, kind: 'update', after: values, source: 'pc' }
    const request = await withoutAfter(() => insert(brandAudit, inside, asked))
    const answer: Diverted = { audit_id: request._id, audit_status: 'audit_inprogress' }
    return { ...answer }
  }),
}
