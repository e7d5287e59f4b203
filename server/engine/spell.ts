import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Row } from './context.ts'
import type { Resource } from '#contract/resource.ts'
import { hasNameOrder, initialsOf, nameOrderOf, spelledFields, spellingOf } from './spelling.ts'

const batch = 1000

/** The columns for the pinyin of a record's names. */
export function spelled(resource: Resource, record: Row): Record<string, unknown> {
  const names = spelledFields(resource)
  if (names.length === 0) return {}
  return {
    pinyin: spellingOf(names.map((name) => record[name])),
    ...('initials' in resource.fields ? { initials: initialsOf(String(record.name)) } : {}),
    ...(hasNameOrder(resource) ? { name_order: nameOrderOf(record.name, resource.isPeople) } : {}),
  }
}

/**
 * Writes the same for rows that were inserted by other means than the calls, in batches. Returns how many.
 */
export async function spellMissing(db: Db, resources: Iterable<Resource>): Promise<number> {
  let done = 0
  for (const resource of resources) {
    const names = spelledFields(resource)
    const missing = hasNameOrder(resource)
      ? sql`pinyin is null or (name_order = '' and name is not null)`
      : sql`pinyin is null`
    for (let found = names.length === 0 ? 0 : batch; found === batch; done += found) {
      const { rows } = await sql<Row>`
        select _id, ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(resource.name)}
        where ${missing} limit ${batch}`.execute(db)
      await spell(db, resource, rows)
      found = rows.length
    }
  }
  return done
}

async function spell(db: Db, resource: Resource, records: readonly Row[]): Promise<void> {
  const rows = records.map((record) => ({ _id: record._id, ...spelled(resource, record) }))
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== '_id')
  if (columns.length === 0) return
  const sets = columns.map((name) => sql`${sql.ref(name)} = spelled.${sql.ref(name)}`)
  await sql`
    update ${sql.table(resource.name)} as kept set ${sql.join(sets)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as spelled (_id text, pinyin text, initials text, name_order text)
    where kept._id = spelled._id`.execute(db)
}
