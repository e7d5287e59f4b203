import { sql } from 'kysely'
import { signedIn, type Rule } from '#contract/access.ts'
import type { Call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { isRecord } from '#contract/isRecord.ts'
import { withReach } from '#contract/reach.ts'
import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Sql } from './condSql.ts'
import type { Context } from './context.ts'
import { hooksOf } from './hooks.ts'
import { requireSite } from './scope.ts'
import { openedBy, visibleTable } from './visible.ts'

/**
 * The rows of a resource whose sites are all the person's, as a table with its name. For calls with a rule of their own, as
 * `openedBy` is.
 */
export function reachedTable(resource: Resource, context: Context, rule: Rule): Sql {
  const rows = visibleTable(openedBy(resource, withReach(rule, resource.reach)), context)
  const filter = hooksOf(resource, context).reachFilter?.(context, {})
  return filter ? sql`(select * from ${rows} where ${filter}) ${sql.table(resource.name)}` : rows
}

/**
 * Throws 4032 if one of these records concerns sites that are not the person's, beyond those that it names. What a record
 * names is a matter of the rule.
 */
export async function requireFurtherSites(
  resource: Resource,
  context: Context,
  ids: readonly string[],
): Promise<void> {
  const filter = hooksOf(resource, context).reachFilter?.(context, {})
  if (!filter) return
  const { rows } = await sql`
    select from ${visibleTable(openedBy(resource, signedIn), context)}
    where _id = any(${ids}) and not ${filter} limit 1`.execute(context.db)
  if (rows.length > 0) throw new ApiError('site.denied')
}

/**
 * Requires that the person has every site of the records that a call names (`reach`), wherever in the request. Throws
 * 4032 for those that they see but that concern sites of others too, and 4040 for those that they do not see, as for
 * records that do not exist. What cannot be an id is left to the schemas of the call.
 */
export async function requireNamed(
  { reach }: Pick<Call, 'reach'>,
  context: () => Context,
  sent: readonly unknown[],
): Promise<void> {
  if (typeof reach !== 'object') return
  for (const [name, noun] of Object.entries(reach)) {
    const ids = new Set(
      sent.flatMap((part) => (isRecord(part) ? part[name] : [])).filter((id) => typeof id === 'string'),
    )
    if (noun === 'site') for (const id of ids) requireSite(context().who, id)
    else
      await requireReached(
        noun,
        context(),
        [...ids].filter((id) => recordId.safeParse(id).success),
      )
  }
}

async function requireReached(noun: string, context: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const resource = context.resources.get(noun)
  if (!resource) throw new Error(`a call names records of ${noun}, which is no resource`)
  const count = async (rows: Sql): Promise<number> => {
    const { rows: found } = await sql<{ n: number }>`
      select count(*)::int as n from ${rows} where _id = any(${ids})`.execute(context.db)
    return found[0]?.n ?? 0
  }
  if ((await count(reachedTable(resource, context, signedIn))) === ids.length) return
  const isSeen = (await count(visibleTable(openedBy(resource, signedIn), context))) === ids.length
  throw new ApiError(isSeen ? 'site.denied' : 'not_found')
}
