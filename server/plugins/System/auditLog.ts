import { sql } from 'kysely'
import type { auditLog } from '#contract/System/auditLog.ts'
import { user } from '#contract/System/user.ts'
import { and, or, type Sql } from '#server/engine/condSql.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import type { Context } from '#server/engine/context.ts'
import { isNarrowed } from '#server/engine/inScope.ts'
import { isShown, shownChange, veiledFields } from '#server/engine/shownChange.ts'
import { reachedTable } from '#server/engine/reach.ts'
import { seesEvery, visibleTable } from '#server/engine/visible.ts'
import { siteSql, wholeResources, type WholeResources } from '#server/engine/wholeResources.ts'

/**
 * The log shows the records and fields that the person may see by today's rules. Private values are left out even
 * then: they are revealed one by one.
 */
export const auditLogHooks: ResourceHooks<typeof auditLog> = {
  rowFilter: (context) => {
    const whole = wholeResources(context)
    return or([changes(context, whole), exports(context, whole), others(context, whole)])
  },
  readAs: {
    before: (context) => shownChange(context, { isVeiled: true }).before,
    after: (context) => shownChange(context, { isVeiled: true }).after,
    diff: (context) => shownChange(context, { isVeiled: true }).diff,
  },
  derived: { masked: veiledFields },
}

/** Changes of records, including removed records, whose last state decides who may see them. */
function changes(context: Context, whole: WholeResources): Sql {
  const inPart = whole.inPart.map((noun) => {
    const rows = visibleTable(noun, context, { removed: true, manage: '1' })
    const id = sql.ref(`${noun.name}._id`)
    // A data scope looks at everything that a record comes from, so it is asked once for all records in the log. Without
    // scopes, looking up the records of a page takes less.
    const isSeen = isNarrowed(noun, context)
      ? sql`entity_id in (select ${id} from ${rows} where ${id} in (
          select logged.entity_id from audit_log logged where logged.entity = ${noun.name}))`
      : sql`exists (select from ${rows} where ${id} = entity_id)`
    return sql`entity = ${noun.name} and ${isSeen}`
  })
  const seen = or([
    sql`entity = any(${whole.everywhere})`,
    sql`entity = any(${whole.atSites}) and ${siteSql(context, sql`site`)}`,
    ...inPart,
  ])
  return and([sql`action <> 'export'`, seen, isShown(context)])
}

/**
 * The reader's own exports, and those of which the reader may see every row, because an entry reveals the query and the
 * number of rows.
 */
function exports(context: Context, { everywhere, atSites, inPart }: WholeResources): Sql {
  const own = sql`user_id = ${context.who.id}`
  const taken = sql`coalesce(after -> 'sites', jsonb_build_array(after ->> 'site'))`
  const sites = JSON.stringify(context.who.sites.map(({ _id }) => _id))
  const inSight = or([
    sql`entity = any(${everywhere})`,
    sql`entity = any(${atSites}) and ${taken} <@ ${sites}::jsonb`,
    ...inPart.map((noun) => sql`entity = ${noun.name} and ${seesEvery(noun, context)}`),
  ])
  return and([sql`action = 'export'`, or([own, inSight])])
}

/**
 * Entries that are not about a record: sign-ins and sign-outs, and the texts of the console, which everybody
 * can read.
 */
function others(context: Context, { everywhere }: WholeResources): Sql {
  const { who, resources } = context
  const isOwn = sql`entity_id = ${who.id}`
  const isReached = sql`entity_id in (select _id from ${reachedTable(user, context, user.can.view)})`
  const known = [...resources.keys(), 'session', 'i18n_message']
  return or([
    everywhere.includes('user')
      ? sql`entity = 'session'`
      : sql`entity = 'session' and (${isOwn} or ${isReached})`,
    sql`entity = 'i18n_message'`,
    // The records of a plugin that was removed no longer have rules.
    ...(who.isAdmin ? [sql`not entity = any(${known})`] : []),
  ])
}
