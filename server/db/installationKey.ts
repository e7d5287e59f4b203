import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * A secret of this installation, created when it is first needed; all processes of the installation share it.
 */
export async function installationKey(db: Db, name: 'file_key' | 'captcha_key'): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    with made as (
      insert into installation (key, value)
      select ${name}, ${randomBytes(32).toString('base64url')}
      where not exists (select from installation where key = ${name})
      on conflict (key) do nothing returning value)
    select value from made union all select value from installation where key = ${name}`.execute(db)
  // If another process created it at this very moment, the statement sees it in neither part.
  return rows[0]?.value ?? installationKey(db, name)
}
