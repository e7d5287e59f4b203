import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { signedIn } from '#contract/access.ts'
import { store } from '#contract/brandDB/store.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { requireSite } from '#server/engine/scope.ts'

/** The stores of a person's sites as a table named `store`, for calls with their own rule. */
export const storesAtSites = (context: Context): Sql => visibleTable(openedBy(store, signedIn), context)

/**
 * Requires that a store is at one of the caller's sites. Throws 4040 if it is not, and 4032 if `site`, which
 * the console sends as well, is not one of the caller's.
 */
export async function requireStore(
  context: Context,
  { store_id, site }: { store_id: string; site?: string | undefined },
): Promise<void> {
  // The console sends the current site with every read; a link can lead to a store of another site.
  if (site !== undefined && site !== '' && site !== 'ALL') requireSite(context.who, site)
  const { rows } = await sql`
    select from ${storesAtSites(context)} where _id = ${store_id}`.execute(context.db)
  if (rows.length === 0) throw new ApiError('not_found')
}
