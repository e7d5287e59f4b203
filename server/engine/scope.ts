import { sql } from 'kysely'
import type { Subject } from '#contract/access.ts'
import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { always, type Sql } from './condSql.ts'

/**
 * The rows of the requested site, or of all the person's sites if none is requested (or `ALL`). Throws 4032
 * for a site that is not the person's.
 */
export function scopeSql(resource: Resource, who: Subject, asked: string | undefined): Sql {
  if (resource.scope === 'global') return always
  const own = who.sites.map((site) => site._id)
  if (resource.scope === 'self') return sql`_id = any(${own})`
  if (asked === undefined || asked === '' || asked === 'ALL') return sql`site = any(${own})`
  requireSite(who, asked)
  return sql`site = ${asked}`
}

/** Throws for a site that is not one of the person's. */
export function requireSite(who: Subject, site: unknown): void {
  if (!who.sites.some((own) => own._id === site)) throw new ApiError('site.denied')
}
