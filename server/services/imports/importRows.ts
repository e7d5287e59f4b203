import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { siteSql, wholeResources } from '#server/engine/wholeResources.ts'
import { or } from '#server/engine/condSql.ts'
import type { RowFilter } from '#server/engine/hooks.ts'
import { seesEvery } from '#server/engine/visible.ts'

/**
 * Everybody gets their own imports. People who may see the audit log also get those of others, if they may
 * see all records that can be in them, but not the uploaded files, which can contain what others must not see, such as contact
 * details.
 */
export const importRows: RowFilter = (context, { files }) => {
  const { who } = context
  if (who.isAdmin) return undefined
  const own = sql`created_by = ${who.id}`
  if (files || evaluate('system.auditlog.view', who) !== 'yes') return own
  const imported = [...context.resources.values()].filter(({ imports }) => imports !== undefined)
  const { everywhere, atSites, inPart } = wholeResources(context, imported)
  return or([
    own,
    sql`noun = any(${everywhere})`,
    sql`noun = any(${atSites}) and (${siteSql(context, sql`site`)} or (site is null and ${who.hasEverySite}))`,
    ...inPart.map((noun) => sql`noun = ${noun.name} and ${seesEvery(noun, context)}`),
  ])
}
