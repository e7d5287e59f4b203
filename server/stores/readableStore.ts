import { sql } from 'kysely'
import { Refusal } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { demandSite } from '#server/engine/scope.ts'

/** Refuses (4040) a store that is not at the caller's sites; 4032 where a site of others is asked for besides. */
export async function demandReadable(
  { db, who }: Context,
  { store_id, site }: { store_id: string; site?: string | undefined },
): Promise<void> {
  // The console sends the current site with every read; a link may lead to a store of another one.
  if (site !== undefined && site !== '' && site !== 'ALL') demandSite(who, site)
  const { rows } = await sql`
    select from store
    where _id = ${store_id} and site = any(${who.sites.map((own) => own._id)}) and deleted_at is null`.execute(
    db,
  )
  if (rows.length === 0) throw new Refusal('not_found')
}
