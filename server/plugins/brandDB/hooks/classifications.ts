import { sql } from 'kysely'
import { level2Classification } from '#contract/brandDB/level2Classification.ts'
import { level1Classification } from '#contract/brandDB/level1Classification.ts'
import { brandRequests } from '#server/plugins/brandDB/brandAudit/brandRequests.ts'
import { oneByOne, type ResourceHooks } from '#server/engine/hooks.ts'
import { rewriteBrands } from './rewriteBrands.ts'

/** Brands of a first level move with it to its new category. */
export const level1Hooks: ResourceHooks<typeof level1Classification> = {
  guard: brandRequests.guardProposed(level1Classification, 'category_id'),
  carriesAlong: true,
  afterChange: oneByOne(async (inside, { before, after }) => {
    if (!before || !after || before.category_id === after.category_id) return
    const { category_id } = after
    await rewriteBrands(inside, sql`level1_id = ${after._id}`, () => ({ category_id }))
  }),
}

/** Brands of a second level move with it to its new first level, and to the category of that level. */
export const level2Hooks: ResourceHooks<typeof level2Classification> = {
  guard: brandRequests.guardProposed(level2Classification, 'level1_id'),
  carriesAlong: true,
  afterChange: oneByOne(async (inside, { before, after }) => {
    if (!before || !after || before.level1_id === after.level1_id) return
    const { rows } = await sql<{ category_id: string }>`
      select category_id from level1_classification where _id = ${after.level1_id}`.execute(inside.db)
    const [first] = rows
    if (!first) return
    const values = { level1_id: after.level1_id, category_id: first.category_id }
    await rewriteBrands(inside, sql`level2_id = ${after._id}`, () => values)
  }),
}
