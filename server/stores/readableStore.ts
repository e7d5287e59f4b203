import { sql } from 'kysely'
import { Refusal } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { demandSite } from '#server/engine/scope.ts'

/** Refuses (4040) a store that is not at the caller's sites or not at the site that is asked for; 4032 a site of others. */
export async function demandReadable(
  { db, who }: Context,
  { store_id, site }: { store_id: string; site?: string | undefined },
): Promise<void> {
  const isAsked = site !== undefined && site !== '' && site !== 'ALL'
  if (isAsked) demandSite(who, site)
  const sites = isAsked ? [site] : who.sites.map(({ _id }) => _id)
  const { rows } = await sql`
    select from store where _id = ${store_id} and site = any(${sites}) and deleted_at is null`.execute(db)
  if (rows.length === 0) throw new Refusal('not_found')
}
