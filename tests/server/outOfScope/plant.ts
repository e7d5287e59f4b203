import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** What is planted in every text. */
export const canary = 'Canary'

interface Column {
  readonly name: string
  readonly type: string
}

/** Rows that stay as they are: the accounts and roles with which the test asks. */
const kept: Readonly<Record<string, ReturnType<typeof sql>>> = {
  user: sql`username not in ('admin', 'nomenu', 'auditor')`,
  role: sql`code not like 't_%'`,
}

/** Tables of which rows may not go: without them the server works in another way. */
const lasting = [
  'user',
  'role',
  'param',
  'announcement',
  'space_owner',
  'tour_template',
  'flag_rule',
  'score_item',
  'score_item_set',
]

/** Tables that are calculated from rows of resources, or belong to them. */
export const derivedTables = [
  'retail_performance',
  'retail_performance_summary',
  'perf_scenario_figure',
  'retail_calc_change',
  'scoring_result',
  'scoring_report_item',
  'store_area_history',
  'lease_rent_step',
  'lease_turnover_tier',
  'lease_unit',
]

/**
 * Changes the rows of these tables: a canary in each text, other amounts, and some rows gone. Throws if nothing of a table
 * can be changed. Rows of `alsoLasting` do not go.
 */
export async function plant(
  db: Db,
  tables: readonly string[],
  alsoLasting: readonly string[] = [],
): Promise<void> {
  for (const table of new Set(tables)) {
    const columns = await columnsOf(db, table)
    let changed = 0
    for (const column of columns) if (await change(db, table, column)) changed += 1
    if (changed === 0 && !untouchable.includes(table)) throw new Error(`nothing is planted in ${table}`)
    if ([...lasting, ...alsoLasting].includes(table)) continue
    const some = sql`hashtext(${sql.table(table)}::text) % 3 = 0`
    const gone = columns.some(({ name }) => name === 'deleted_at')
      ? sql`update ${sql.table(table)} set deleted_at = 1 where ${some}`
      : sql`delete from ${sql.table(table)} where ${some}`
    await gone.execute(db).catch(() => undefined)
  }
}

/** Nobody changes a log; what is planted there is what the others say. Of locks there is none in the demo. */
const untouchable = ['audit_log', 'problem_event', 'sign_in', 'period_lock', 'space_owner', 'report_export']

async function columnsOf(db: Db, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
    where a.attrelid = ${`public."${table}"`}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_constraint c where c.conrelid = a.attrelid and c.contype in ('f', 'p')
        and a.attnum = any(c.conkey))`.execute(db)
  return rows
}

/** Names of columns that are not free: keys, states, and what the server works by. */
const bound =
  /(_id|_ids|_by|_key|_month|uid|status|code|^entity|^kind|permissions|^biz_.*|hash|username|logo|currency|metric|operator)$/

function planted({ name, type }: Column): ReturnType<typeof sql> | undefined {
  const column = sql.ref(name)
  if (bound.test(name)) return undefined
  if (type === 'text') return sql`${column} || ${canary}`
  if (type.startsWith('numeric')) return sql`${column} * 2 + 1`
  if (type === 'integer' && !/^(rev|order|position|version)$/.test(name)) return sql`${column} * 2 + 1`
  // A century later, so that none meets those that are still to move.
  if (type === 'daterange') return sql`daterange(lower(${column}) + 36525, upper(${column}) + 36525)`
  // A row of figures before and after a recalculation.
  if (type === 'jsonb' && ['before', 'after'].includes(name))
    return sql`case when ${column} ? 'sales' then jsonb_set(${column}, '{sales}', '777777.77') else ${column} end`
  return undefined
}

/** Whether a column could be changed: what the database refuses is not what people typed. */
async function change(db: Db, table: string, column: Column): Promise<boolean> {
  const value = planted(column)
  if (value === undefined) return false
  try {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set ${sql.ref(column.name)} = ${value} where ${kept[table] ?? sql`true`}`.execute(
      db,
    )
    return numAffectedRows > 0n
  } catch {
    return false
  }
}
