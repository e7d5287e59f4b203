import { sql } from 'kysely'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { asList } from '#contract/oneOrMany.ts'
import type { Db } from '#server/db/database.ts'
import type { DemoScale } from '#server/db/demoTable.ts'
import { insertRows } from '#server/db/insertRows.ts'
import { readInstallation } from '#server/db/seedOnce.ts'
import type { DemoContext, ServerPlugin } from '#server/http/defineServerPlugin.ts'

/** Adds the demo rows of a plugin to the demo operator, once, and grants what they need. */
export async function insertDemo(db: Db, { id, demo }: ServerPlugin): Promise<void> {
  const facts = await readInstallation(db)
  const key = `plugin:${id}`
  if (!demo || facts?.['seeded'] !== 'demo' || key in facts) return
  const granted: RoleGrant[] = []
  const grant: DemoContext['grant'] = (role, codes) => void granted.push({ role, codes })
  const tables = await demo({
    now: new Date(String(facts['demo_now'])),
    // Written by `seedDemo`.
    scale: facts['demo_scale'] as DemoScale,
    ...(await readGround(db)),
    grant,
  })
  for (const table of tables) {
    await insertRows(db, table)
    for (const statement of table.statements ?? []) await statement.execute(db)
    await sql`analyze ${sql.table(table.table)}`.execute(db)
  }
  for (const one of granted) await addCodes(db, one)
  await insertRows(db, { table: 'installation', rows: [{ key, value: 'demo' }] })
}

/** What the rows of an area refer to. */
async function readGround(db: Db): Promise<Pick<DemoContext, 'sites' | 'stores' | 'brands' | 'people'>> {
  const sites = await sql<DemoContext['sites'][number]>`
    select _id, code, site_region from site where deleted_at is null order by "order", _id`.execute(db)
  const stores = await sql<DemoContext['stores'][number]>`
    select _id, site, store_no, floor_id from store
    where deleted_at is null and not is_split and not is_merge order by site, ${naturalOrder('store_no')}, _id`.execute(
    db,
  )
  const brands = await sql<DemoContext['brands'][number]>`
    select _id, code, name from brand where deleted_at is null and status = 'active' order by ${naturalOrder('code')}, _id`.execute(
    db,
  )
  const people = await sql<DemoContext['people'][number]>`
    select _id, username, roles, department, sites from "user"
    where deleted_at is null and is_active order by _id`.execute(db)
  return { sites: sites.rows, stores: stores.rows, brands: brands.rows, people: people.rows }
}

interface RoleGrant {
  readonly role: string
  readonly codes: readonly string[]
}

async function addCodes(db: Db, { role, codes }: RoleGrant): Promise<void> {
  const { rows } = await sql<{ permissions: string | string[] }>`
    select permissions from role where code = ${role} and deleted_at is null for update`.execute(db)
  if (!rows[0]) throw new Error(`the demo operator has no role ${role}`)
  const all = [...new Set([...asList(rows[0].permissions), ...codes])]
  await sql`
    update role set permissions = ${JSON.stringify(all)}::jsonb
    where code = ${role} and deleted_at is null`.execute(db)
}
