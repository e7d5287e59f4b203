import { sql } from 'kysely'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import type { Db } from '#server/db/database.ts'

/** A name in the three languages. */
export interface NamedFigure {
  readonly name: string
  readonly name_en: string | null
  readonly name_tc: string | null
}

/** The figures of the board for a site. */
export interface BoardFigures {
  readonly site: NamedFigure
  /** Open tour problems by floor, from the lowest floor up. */
  readonly floors: readonly (NamedFigure & { readonly open: number; readonly late: number })[]
  /** Trading units and all lettable units. */
  readonly trading: number
  readonly units: number
}

/** Reads them; null for a site that does not exist. `now` is in unix seconds. */
export async function boardFigures(db: Db, siteId: string, now: number): Promise<BoardFigures | null> {
  const sites = await sql<NamedFigure>`
    select name, name_en, name_tc from site where _id = ${siteId} and deleted_at is null`.execute(db)
  const [site] = sites.rows
  if (!site) return null
  const floors = await sql<NamedFigure & { open: number; late: number }>`
    select f.name, f.name_en, f.name_tc, count(p._id)::int as open,
      (count(p._id) filter (where p.due_at < ${now}))::int as late
    from floor f
    left join store s on s.floor_id = f._id and s.deleted_at is null
    left join tour_problem p on p.store_id = s._id and p.deleted_at is null
      and p.status not in ('verified', 'closed', 'void')
    where f.site = ${siteId} and f.deleted_at is null
    group by f._id order by f."order", ${naturalOrder('f.code')}`.execute(db)
  const stores = await sql<{ trading: number; units: number }>`
    select (count(*) filter (where status = 'trading'))::int as trading, count(*)::int as units
    from store
    where site = ${siteId} and deleted_at is null and not is_split and not is_merge
      and status not in ('planned', 'closed')`.execute(db)
  const { trading = 0, units = 0 } = stores.rows[0] ?? {}
  return { site, floors: floors.rows, trading, units }
}
