import { sql } from 'kysely'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'

/** Throws 4004 unless this person works at the site. */
export async function requireOwner({ db }: Context, site: string, owner: string): Promise<void> {
  const { rows } = await sql`
    select from "user" where _id = ${owner} and is_active and deleted_at is null and ${site} = any(sites)`.execute(
    db,
  )
  if (rows.length === 0) throw refuseFields('validation.failed', { owner_id: 'reference' })
}
