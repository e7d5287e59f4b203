import { sql } from 'kysely'
import type { ParamKey, ParamValue } from '#contract/paramDefinition.ts'
import { shippedHalves } from './shippedHalves.ts'
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
    values (${`test-${name}`}, ${group}, ${key}, ${typeOf(name)}, ${JSON.stringify(value)}::jsonb)`.execute(
    db,
  )
}

const typeOf = (name: string): string | undefined =>
  shippedHalves.map(({ params }) => params?.[name]?.type).find(Boolean)
