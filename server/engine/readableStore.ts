import { sql } from 'kysely'
import { Refusal } from '#contract/reply.ts'
import { signedIn } from '#contract/access.ts'
import { store } from '#contract/brandDB/store.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { demandSite } from '#server/engine/scope.ts'

/** The stores of the person's sites as a table named `store`, for calls with a right of their own. */
export const storesAtSites = (context: Context): Sql => visibleTable(openedBy(store, signedIn), context)

/** Refuses (4040) a store that is not at the caller's sites; 4032 where a site of others is asked for besides. */
export async function demandReadable(
  context: Context,
  { store_id, site }: { store_id: string; site?: string | undefined },
): Promise<void> {
  // The console sends the current site with every read; a link may lead to a store of another one.
  if (site !== undefined && site !== '' && site !== 'ALL') demandSite(context.who, site)
  const { rows } = await sql`
    select from ${storesAtSites(context)} where _id = ${store_id}`.execute(context.db)
  if (rows.length === 0) throw new Refusal('not_found')
}
