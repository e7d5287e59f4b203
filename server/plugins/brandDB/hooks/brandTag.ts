import { sql } from 'kysely'
import { brandTag } from '#contract/brandDB/brandTag.ts'
import { brandRequests } from '#server/plugins/brandDB/brandAudit/brandRequests.ts'
import { discard } from '#server/engine/discard.ts'
import { oneByOne, type ResourceHooks } from '#server/engine/hooks.ts'
import { rewriteBrands } from './rewriteBrands.ts'

/** A tag that is merged into another hands over its brands and is removed. */
export const brandTagHooks: ResourceHooks<typeof brandTag> = {
  guard: brandRequests.guardProposed(brandTag, 'merge_into'),
  afterChange: oneByOne(async (inside, { before, after }) => {
    const target = after?.merge_into
    if (!after || !target || before?.merge_into === target) return
    const own = after._id
    await rewriteBrands(inside, sql`tag_ids @> ${[own]}::text[]`, ({ tag_ids }) => ({
      // At the place of the old tag in the list, without duplicates.
      tag_ids: [...new Set(tag_ids.map((id) => (id === own ? target : id)))],
    }))
    await discard(brandTag, inside, [after])
  }),
}
