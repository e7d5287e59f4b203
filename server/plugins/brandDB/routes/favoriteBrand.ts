import { sql } from 'kysely'
import { ref } from '#contract/fields.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { favoriteBrandAdd, favoriteBrandRemove, favoriteBrands } from '#contract/brandDB/favoriteBrand.ts'
import { parseCond, parseRange } from '#contract/query.ts'
import { ApiError } from '#contract/reply.ts'
import { byId } from '#server/engine/read.ts'
import { requireSite } from '#server/engine/scope.ts'
import { and, type Sql } from '#server/engine/condSql.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { Context } from '#server/engine/context.ts'
import { route } from '#server/http/handler.ts'
import { summarySql, type BrandSummary } from './brandSummary.ts'

/**
 * The favourite brands of the caller. A removed brand is not shown, and is a favourite again when it is
 * restored.
 */
export const favoriteBrandRoutes = [
  route(favoriteBrands, async ({ query, reading, session }) =>
    reading(async (context) => {
      const { db, who } = context
      const range = parseRange(query.range)
      const { site } = query
      const isAtSite = site !== undefined && site !== '' && site !== 'ALL'
      if (isAtSite) requireSite(who, site)
      const where = and([
        sql`marked.user_id = ${who.id}`,
        ...(isAtSite ? [sql`brand.site_ids @> ${[site]}::text[]`] : []),
      ])
      const { rows } = await sql<BrandSummary>`
        select ${summarySql(session?.user.locale)} ${marked(context, where)}
        order by marked.at desc, marked.brand_id
        ${range === 'ALL' ? sql`` : sql`limit ${range.end - range.start + 1} offset ${range.start}`}`.execute(
        db,
      )
      const total = await sql<{ n: number }>`select count(*) as n ${marked(context, where)}`.execute(db)
      return { data: { list: rows, total: total.rows[0]?.n ?? 0 } }
    }),
  ),

  route(favoriteBrandAdd, async ({ body: { brand_id }, context }) => {
    const asking = context()
    // A brand that the person may not see is treated like one that does not exist.
    await byId(brand, asking, brand_id, {})
    await sql`
      insert into user_favorite_brand (user_id, brand_id, at) values (${asking.who.id}, ${brand_id}, ${asking.now})
      on conflict do nothing`.execute(asking.db)
    return { data: { brand_id, is_favourite: true } }
  }),

  route(favoriteBrandRemove, async ({ query, body, context }) => {
    const { db, who } = context()
    const brand_id = body?.brand_id ?? named(query.cond)
    await sql`delete from user_favorite_brand where user_id = ${who.id} and brand_id = ${brand_id}`.execute(
      db,
    )
    return { data: { brand_id, is_favourite: false } }
  }),
]

const marked = (context: Context, where: Sql): Sql => sql`
  from user_favorite_brand marked join ${visibleTable(brand, context)} on brand._id = marked.brand_id
    left join brand_category on brand_category._id = brand.category_id
  where ${where}`

/** The brand in an equality condition. */
function named(given: string | undefined): string {
  const cond = parseCond(given, { brand_id: ref('brand') })
  if ('field' in cond && cond.op === '$eq' && typeof cond.value === 'string') return cond.value
  throw new ApiError('cond.field', { field: 'brand_id' })
}
