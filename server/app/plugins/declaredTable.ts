import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Resource } from '#contract/resource.ts'
import { newId } from '#server/base/newId.ts'
import type { Db } from '#server/db/database.ts'
import { insertRows } from '#server/db/insertRows.ts'
import type { Change } from '#server/engine/audit.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { spelled } from '#server/engine/spell.ts'
import { newRow, type DeclaredRow } from '#server/http/declaredRows.ts'
import { declaredChanges, type StoredRow } from './declaredChanges.ts'

/** The result of writing a table. */
export interface TableChanges {
  /** The keys of the declarations that are new. */
  readonly added: readonly string[]
  readonly made: readonly Change[]
  readonly changed: readonly Change[]
}

/** Whether a row that no area has declared so far is the declared row. */
const sameRow: Readonly<Record<string, (row: StoredRow, declared: DeclaredRow) => boolean>> = {
  permission: (row, { key }) => row.code === key,
  menu: (row, { fields }) => row.deleted_at === null && row.uri === fields['uri'],
  param: (row, { identity: { group, key, site } }) =>
    row.deleted_at === null && row.group === group && row.key === key && row.site === site,
}

/** Reads and locks the rows that areas could declare. */
export async function readDeclared(db: Db, { name }: Resource): Promise<StoredRow[]> {
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(t) - 'search_text' as row from ${sql.table(name)} t
    order by _id for no key update`.execute(db)
  return rows.map(({ row }) => row)
}

/** Updates these rows to what is declared. */
export async function writeDeclared(
  { db, now }: Context,
  resource: Resource,
  declared: readonly DeclaredRow[],
  stored: readonly StoredRow[],
): Promise<TableChanges> {
  const isSame = sameRow[resource.name] ?? (() => false)
  const { added, changed } = declaredChanges(declared, stored, { isSame, now })
  const taken = new Set(stored.map(({ _id }) => _id))
  const made = added.map((one): Row => {
    const row = newRow(one)
    return {
      ...row,
      _id: taken.has(one.identity._id) ? newId() : one.identity._id,
      ...spelled(resource, row),
    }
  })
  await insertRows(db, { table: resource.name, rows: made })
  const written = changed.map(({ before, after }) => {
    if (!isVisible(before, after)) return { before, after }
    const stamps = { rev: Number(before.rev) + 1, updated_at: now, updated_by: null }
    return { before, after: { ...after, ...spelled(resource, after), ...stamps } }
  })
  await rewrite(db, resource.name, written)
  return {
    added: added.map(({ key }) => key),
    made: made.map((after) => ({ before: null, after })),
    changed: written.filter(({ before, after }) => isVisible(before, after)),
  }
}

/** Whether anybody could see the difference: the last declared values are never read. */
const isVisible = (before: StoredRow, after: StoredRow): boolean =>
  !isDeepStrictEqual(before, { ...after, declared: before.declared, declared_as: before.declared_as })

async function rewrite(db: Db, table: string, changed: readonly { after: StoredRow }[]): Promise<void> {
  const rows = changed.map(({ after }) => after)
  if (!rows[0]) return
  const columns = Object.keys(rows[0]).filter((name) => name !== '_id')
  const sets = columns.map((name) => sql`${sql.ref(name)} = new.${sql.ref(name)}`)
  await sql`
    update ${sql.table(table)} t set ${sql.join(sets)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as new
    where t._id = new._id`.execute(db)
}
