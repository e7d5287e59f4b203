import { sql } from 'kysely'
import { paramCatalogue, type ParamKey, type ParamValue } from '#contract/paramCatalogue.ts'
import type { TestServer } from './testServer.ts'

/** Sets a parameter for all sites, as an operator would. */
export async function setParam<K extends ParamKey>(
  { database: { db } }: Pick<TestServer, 'database'>,
  name: K,
  value: ParamValue<K>,
): Promise<void> {
  const [group, key] = name.split('.')
  await sql`delete from param where "group" = ${group} and key = ${key} and site is null`.execute(db)
  await sql`
    insert into param (_id, "group", key, value_type, value)
    values (${`test-${name}`}, ${group}, ${key}, ${paramCatalogue[name].type}, ${JSON.stringify(value)}::jsonb)`.execute(
    db,
  )
}
