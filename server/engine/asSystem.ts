import { sql } from 'kysely'
import type { Subject } from '#contract/access.ts'
import type { Db } from '#server/db/database.ts'
import type { Context } from './context.ts'

const id = 'system'

/**
 * The context for work in the name of the system, which passes every rule at all sites and sees every row,
 * including those that a `rowFilter` hides from people. Hooks, references and the states of a lifecycle still apply,
 * and the audit log names the system as the author. Scheduled jobs have such a context from the start.
 */
export const asSystem = async (context: Context): Promise<Context> => ({
  ...context,
  who: isSystem(context.who) ? context.who : await systemAt(context.db),
  ip: null,
})

/** The system at all sites. */
export async function systemAt(db: Db): Promise<Subject> {
  const { rows } = await sql<Subject['sites'][number]>`
    select _id, site_region from site where deleted_at is null order by "order", _id`.execute(db)
  return systemWith(rows)
}

/** The system at these sites. */
export const systemWith = (sites: Subject['sites']): Subject => ({
  id,
  isAdmin: true,
  isManager: true,
  permissions: new Set(),
  roleTypes: new Set(),
  departments: [],
  sites,
  hasEverySite: true,
  site: null,
  stores: null,
})

/** Whether this is the system, and not a person. */
export const isSystem = (who: Subject): boolean => who.id === id

/**
 * The person to store as the author of what this context does: whoever really does it. Null for the system, which is no
 * user.
 */
export const authorOf = ({ who, deputy }: Pick<Context, 'who' | 'deputy'>): string | null =>
  isSystem(who) ? null : actorOf({ who, deputy })

/** Who really does what is done in this context: the deputy of somebody who is away, or the person. */
export const actorOf = ({ who, deputy }: Pick<Context, 'who' | 'deputy'>): string => deputy ?? who.id
