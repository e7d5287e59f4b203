import { sql } from 'kysely'
import { expected } from '#tests/areas/gathered.ts'
import type { Db } from '#server/db/database.ts'

/** Adds what the rows of all areas need beside the demo rows: records of others, of other sites, removed ones. */
export async function addRows(db: Db): Promise<void> {
  const ofAreas = Object.values(expected).flatMap(({ addedRows = [] }) => addedRows)
  for (const statement of [...ground, ...ofAreas]) await sql.raw(statement).execute(db)
}

/** The people who are not of the demo operator, and units that are on nobody's list. */
const ground = [
  `update space_owner set all_stores = false, store_ids = array(select _id from store where site = space_owner.site)
    where all_stores`,
  `insert into role (_id, code, name, type, permissions) values
    ('x-follow-gz', 'x_follow_gz', '跟进', 'business', '["rm.myscust_problem.view", "branddb.brand.edit"]'),
    ('x-follow-sea', 'x_follow_sea', '跟進', 'business', '["rmhk.myscust_problem.view"]')`,
  `insert into "user" (_id, username, name, password_hash, roles, sites)
    select id, username, 'Follow', password_hash, array[id], array[site]
    from (values ('x-follow-gz', 'follow.gz', '2'), ('x-follow-sea', 'follow.sea', '10')) made (id, username, site)
      cross join (select password_hash from "user" where username = 'nomenu') known`,
  `insert into store (_id, site, floor_id, store_no, area) values
    ('x-store-gz', '2', 'F-GZ-B1', 'B1-901', 50), ('x-store-sea', '10', 'F-project-sea-B1', 'B1-901', 50)`,
]
