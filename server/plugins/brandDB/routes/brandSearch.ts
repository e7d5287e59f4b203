import { sql } from 'kysely'
import { signedIn } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { brandListExport, brandSearch, mostCounted } from '#contract/brandDB/brandSearch.ts'
import { and, type Sql } from '#server/engine/condSql.ts'
import { requireSite } from '#server/engine/scope.ts'
import { similarTo } from '#server/engine/searchWord.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { exportRecords } from '#server/http/exportRecords.ts'
import { exportRoute, route } from '#server/http/handler.ts'
import { brandMatch, type BrandMatch } from '#server/plugins/brandDB/search/brandMatch.ts'
import { summarySql, type BrandSummary } from './brandSummary.ts'

/** Finds brands as the user types, those of the current site first. An empty text matches none. */
export const brandSearchRoute = route(brandSearch, async ({ query, reading, session }) =>
  reading(async (context) => {
    const { db, who } = context
    const { q, limit, site, category_id } = query
    const isAtSite = site !== undefined && site !== '' && site !== 'ALL'
    if (isAtSite) requireSite(who, site)
    const isElsewhere = isAtSite ? sql`not site_ids @> ${[site]}::text[]` : sql`false`
    if (q.trim() === '') return { data: { list: [], total: 0 } }
    const brands = visibleTable(openedBy(brand, signedIn), context)
    const where = category_id === undefined ? sql`true` : sql`category_id = ${category_id}`
    const matching = async (match: BrandMatch) => {
      const { rows } = await sql<BrandSummary & { total__: number }>`
        ${found(brands, { match, where, isElsewhere, limit })}
        select ${summarySql(session?.user.locale)}, best.total__
        from best join brand on brand._id = best._id left join brand_category on brand_category._id = brand.category_id
        order by best.at__`.execute(db)
      const total = Math.min(mostCounted, rows[0]?.total__ ?? 0)
      return { list: rows.map(({ total__, ...brand }) => brand), total }
    }
    const page = await matching(brandMatch(q))
    if (page.total > 0 || similarTo({ q }) === null) return { data: page }
    const similar = await matching(brandMatch(q, true))
    return { data: similar.total > 0 ? { ...similar, similar: true } : page }
  }),
)

/** The matching brands as a file, at their traditional address, with exactly the requested columns. */
export const brandExportRoute = exportRoute(brandListExport, (request) =>
  exportRecords(brand, request, { withId: false }),
)

interface BrandQuery {
  readonly match: BrandMatch
  readonly where: Sql
  /** Whether a brand trades only at sites other than the one that comes first. */
  readonly isElsewhere: Sql
  readonly limit: number
}

/**
 * As `best` the ids, their ranks and their number. Names that begin with the text are read in order from one
 * index after the other; names that contain it are searched only if those are not enough.
 */
const found = (brands: Sql, { match, where, isElsewhere, limit }: BrandQuery): Sql => sql`
  with begun as materialized (
    select _id, elsewhere, min(key) as key from (${sql.join(
      match.beginnings.map(
        (column) => sql`(
          select _id, ${isElsewhere} as elsewhere, ${column} as key from ${brands} where ${and([where, match.begins(column)])}
          order by key limit ${mostCounted})`,
      ),
      sql` union all `,
    )}) each_way group by _id, elsewhere
  ), held as materialized (
    select _id, ${isElsewhere} as elsewhere, lower(name) collate "C" as key from ${brands}
    where (select count(*) from begun) < ${mostCounted} and ${and([where, match.contains])} limit ${mostCounted}
  ), matching as (
    select _id, 1 as rank, elsewhere, key from begun
    union all select _id, 2, elsewhere, key from held where not exists (select from begun where begun._id = held._id)
  ), best as (
    select _id, count(*) over () as total__, row_number() over (order by rank, elsewhere, key, _id) as at__
    from matching order by at__ limit ${limit}
  )`
