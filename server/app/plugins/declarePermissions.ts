import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { insertRows } from '#server/app/seed.ts'
import type { LocalText } from '#server/base/localText.ts'

/**
 * Brings codes into the catalogue, with their names. A new one is granted to the system administrator; who takes it away
 * there later is not overruled.
 */
export async function declarePermissions(
  db: Db,
  permissions: Readonly<Record<string, LocalText>>,
): Promise<void> {
  const rows = Object.entries(permissions).map(([code, text]) => row(code, text))
  const { rows: found } = await sql<{ _id: string }>`
    select _id from permission where _id = any(${rows.map(({ _id }) => _id)})`.execute(db)
  const known = new Set(found.map(({ _id }) => _id))
  for (const { _id, name, name_tc, name_en } of rows.filter(({ _id }) => known.has(_id))) {
    await sql`update permission set name = ${name}, name_tc = ${name_tc}, name_en = ${name_en}
      where _id = ${_id}`.execute(db)
  }
  const added = rows.filter(({ _id }) => !known.has(_id))
  if (added.length === 0) return
  await insertRows(db, { table: 'permission', rows: added })
  await sql`
    update role set permissions = permissions || ${JSON.stringify(added.map(({ code }) => code))}::jsonb,
      rev = rev + 1, updated_at = extract(epoch from now())::int8
    where _id = 'sys_admin'`.execute(db)
}

function row(code: string, { zh_CN, zh_TW, en_US }: LocalText) {
  const [area, ...rest] = code.split('.')
  return {
    _id: code,
    code,
    area,
    object: rest.slice(0, -1).join('.'),
    action: rest.at(-1),
    name: zh_CN,
    name_tc: zh_TW,
    name_en: en_US,
  }
}
