import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { list } from '#server/engine/read.ts'
import { labelTable } from '#server/engine/visible.ts'
import type { Locale } from '#contract/localText.ts'
import { labelFields, type LabelFields } from './labelFields.ts'

/** The names of records, by field and id (`nameKey`); a record that is not in it is shown by its id. */
export type Names = Map<string, string>

export const nameKey = (field: string, id: unknown): string => `${field} ${String(id)}`

interface NameQuery {
  readonly resource: Resource
  readonly page: readonly Row[]
  readonly locale: Locale
}

/**
 * Looks up the names of the records that a page refers to, as far as this person may know them. If several
 * have the same name, the code or id is added: `其他 [l1-food]`.
 */
export async function namesOf(
  known: Names,
  context: Context,
  { resource, page, locale }: NameQuery,
): Promise<void> {
  // Dictionaries stay cached; references to ever new records must not fill the memory.
  if (known.size > mostKept) known.clear()
  for (const [name, field] of Object.entries(resource.fields)) {
    const target = field.to === undefined ? undefined : context.resources.get(field.to)
    const by = target && labelFields(target)
    if (!target || !by) continue
    const ids = new Set(page.flatMap((record) => record[name] ?? []).map(String))
    const missing = [...ids].filter((id) => !known.has(nameKey(name, id)))
    for (let at = 0; at < missing.length; at += atOnce) {
      const cond = JSON.stringify({ _id: { $in: missing.slice(at, at + atOnce) } })
      const records = await readable(target, context, cond)
      const names = records.map((record) => nameIn(record, by, locale))
      const shared = await sharedNames(context, { resource, target, field, by }, names)
      records.forEach((record, index) => {
        const label = names[index] ?? String(record._id)
        const mark = String((by.code !== undefined && record[by.code]) || record._id)
        known.set(
          nameKey(name, record._id),
          shared.has(label) && mark !== label ? `${label} [${mark}]` : label,
        )
      })
    }
  }
}

const mostKept = 10_000
const atOnce = 250

/**
 * Through the engine, which knows what this person may see of it; without the right, the names are left out.
 */
async function readable(target: Resource, context: Context, cond: string): Promise<Row[]> {
  try {
    return (await list(target, context, { cond, range: 'ALL' })).list
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

/**
 * The names shared by several records that a row could mean: at its site, within the parent that it names.
 */
async function sharedNames(
  context: Context,
  { resource, target, field, by }: { resource: Resource; target: Resource; field: Field; by: LabelFields },
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  // The people who created or changed a record are never imported.
  if (field.writable === 'never' || names.length === 0) return new Set()
  const apart = [
    ...(field.within === undefined ? [] : [field.within]),
    ...(resource.scope === 'site' && target.scope === 'site' ? ['site'] : []),
  ]
  const columns = by.names.map((name) => sql`${sql.ref(name)} = any(${names})`)
  const groups = [sql`label`, ...apart.map((name) => sql.ref(name))]
  const { rows } = await sql<{ label: string }>`
    select label from ${labelTable(target, context)}
      cross join lateral (select distinct unnest(array[${sql.join(by.names.map((name) => sql.ref(name)))}])
        as label) said
    where (${sql.join(columns, sql` or `)}) and label = any(${names})
    group by ${sql.join(groups)} having count(*) > 1`.execute(context.db)
  return new Set(rows.map(({ label }) => label))
}

function nameIn(record: Row, { names, code }: LabelFields, locale: Locale): string {
  const own = { zh_CN: null, zh_TW: record.name_tc, en_US: record.name_en }[locale]
  const name = (names.includes('name_en') || names.includes('name_tc') ? own : null) ?? record[names[0] ?? '']
  return String(name ?? (code === undefined ? null : record[code]) ?? record._id)
}
