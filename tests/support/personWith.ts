import { sql } from 'kysely'
import { expect } from 'vitest'
import { permits } from '#contract/permit.ts'
import type { Client } from './client.ts'
import { ownCodes } from './ownAreas.ts'
import type { TestServer } from './testServer.ts'

/**
 * Turns an account of the demo into somebody with every permission, site and department, and every store as a space owner,
 * whose role has these data scopes.
 */
export async function personWith(
  { database: { db }, as }: TestServer,
  admin: Client,
  { username, data_scope }: { username: string; data_scope: object },
): Promise<Client> {
  const role = { code: `t_${username}`, name: 't', type: 'management', permissions: ownCodes, data_scope }
  const { data, errcode } = await admin.create('/role', role)
  expect(errcode).toBe(0)
  await sql`
    update "user" set roles = array[${data._id}], sites = array(select _id from site where deleted_at is null),
      department = array(select _id from department where deleted_at is null)
    where username = ${username}`.execute(db)
  await sql`
    insert into space_owner (_id, user_id, site, permits, all_stores)
    select 't-' || u._id || site._id, u._id, site._id, ${[...permits]}::text[], true from "user" u, site
    where u.username = ${username} and site.deleted_at is null`.execute(db)
  await sql`
    insert into user_favorite_brand (user_id, brand_id, at)
    select u._id, brand._id, 1700000000 from "user" u, brand where u.username = ${username} and brand.deleted_at is null
    limit 20`.execute(db)
  return as(username)
}
