import { sql } from 'kysely'
import type { Client } from './client.ts'
import type { TestServer } from './testServer.ts'

/**
 * Signs in somebody with every permission but `site.all`, a manager of every department, who has the stores of the sites
 * but no other site: what they may not do, they may not do because of its sites.
 */
export async function localAdministrator(
  { as, database: { db } }: TestServer,
  username: string,
  sites: readonly string[],
): Promise<Client> {
  const role = `t_${username.replace(/\W/g, '_')}`
  await sql`
    insert into role (_id, code, name, type, permissions)
    select ${role}, ${role}, 'Local', 'management', jsonb_agg(code) from permission
    where code <> 'site.all' and deleted_at is null`.execute(db)
  await sql`
    insert into "user" (_id, username, name, password_hash, roles, sites, department)
    select ${username}, ${username}, 'Local', password_hash, array[${role}], ${sites},
      array(select _id from department where list_type = 'main')
    from "user" where username = 'nomenu'`.execute(db)
  await sql`
    insert into space_owner (_id, user_id, site, permits, all_stores)
    select ${username} || site, ${username}, site, '{tour,scoring,sales,lease,contact}', true
    from unnest(${sites}::text[]) as site`.execute(db)
  return as(username)
}
