import { sql } from 'kysely'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'

interface StaffOf {
  readonly site: string
  readonly users: readonly string[]
  /** The field that names them. */
  readonly field: string
}

/** Throws 4004 unless all of them work at the site. */
export async function requireStaff({ db }: Context, { site, users, field }: StaffOf): Promise<void> {
  const { rows } = await sql`
    select from "user" where _id = any(${users}) and is_active and deleted_at is null
      and ${site} = any(sites)`.execute(db)
  if (rows.length < new Set(users).size) throw refuseFields('validation.failed', { [field]: 'reference' })
}
