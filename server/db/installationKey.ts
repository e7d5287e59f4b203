import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A secret of this installation, made when it is first needed; every process of the installation has the same. */
export async function installationKey(db: Db, name: 'file_key' | 'captcha_key'): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    with made as (
      insert into installation (key, value)
      select ${name}, ${randomBytes(32).toString('base64url')}
      where not exists (select from installation where key = ${name})
      on conflict (key) do nothing returning value)
    select value from made union all select value from installation where key = ${name}`.execute(db)
  // When another process made it in this very moment, neither part sees it.
  return rows[0]?.value ?? installationKey(db, name)
}
