import { sql } from 'kysely'
import { menu } from '#contract/common/menu.ts'
import type { Resource } from '#contract/resource.ts'
import { param } from '#contract/System/param.ts'
import { permission } from '#contract/System/permissionList.ts'
import { role } from '#contract/System/role.ts'
import type { Db } from '#server/db/database.ts'
import { systemWith } from '#server/engine/asSystem.ts'
import { audit } from '#server/engine/audit.ts'
import type { Context } from '#server/engine/context.ts'
import {
  declaredMenu,
  declaredParams,
  declaredPermissions,
  newMenuId,
  type SiteOfMenu,
} from '#server/http/declaredRows.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { keyOfEntry } from '#contract/menuEntry.ts'
import type { StoredRow } from './declaredChanges.ts'
import { readDeclared, writeDeclared, type TableChanges } from './declaredTable.ts'

/**
 * Updates the permissions, the menu and the parameters to what these areas declare; see `declaredChanges`.
 * New permissions are granted to the system administrator. Changes are written to the audit log, and open
 * consoles are notified, except with `isNew`, for an installation that nobody has seen yet. Call it in a
 * transaction that holds the installation's lock. If nothing changed, it costs one statement for each kind
 * and one for the sites.
 */
export async function bringUpToDate(
  db: Db,
  plugins: readonly ServerPlugin[],
  { isNew = false } = {},
): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  const context: Context = {
    db,
    resources: new Map(),
    who: systemWith([]),
    requestId: 'start',
    ip: null,
    now,
  }
  const note = async (resource: Resource, { made, changed }: TableChanges): Promise<void> => {
    if (isNew) return
    await audit(resource, context, 'create', made)
    await audit(resource, context, 'update', changed)
  }

  const codes = await readDeclared(db, permission)
  const written = await writeDeclared(context, permission, declaredPermissions(plugins), codes)
  await note(permission, written)
  await note(role, await grant(context, written.added))

  const sites = await readSites(db)
  const entries = await readDeclared(db, menu)
  const declared = declaredMenu(plugins, sites, idsIn(entries, plugins))
  await note(menu, await writeDeclared(context, menu, declared, entries))

  const values = await readDeclared(db, param)
  await note(param, await writeDeclared(context, param, declaredParams(plugins, sites), values))
}

/** Finds the row of an entry, including an entry that is about to be added. */
function idsIn(
  entries: readonly StoredRow[],
  plugins: readonly ServerPlugin[],
): (key: string) => string | undefined {
  const declared = new Set(plugins.flatMap(({ menu: own = [] }) => own.map(keyOfEntry)))
  const known = new Map([
    ...entries
      .filter(({ declared_as, deleted_at }) => declared_as === null && deleted_at === null)
      .map(({ uri, _id }) => [uri, _id] as const),
    ...entries.map(({ declared_as, _id }) => [declared_as, _id] as const),
  ])
  return (key) => known.get(key) ?? (declared.has(key) ? newMenuId(key) : undefined)
}

/** Grants new codes to the system administrator. If somebody later revokes them, they stay revoked. */
async function grant({ db, now }: Context, codes: readonly string[]): Promise<TableChanges> {
  if (codes.length === 0) return { added: [], made: [], changed: [] }
  const { rows } = await sql<{ before: StoredRow; after: StoredRow }>`
    with kept as (select to_jsonb(r) as row from role r where _id = 'sys_admin')
    update role set permissions = permissions || ${JSON.stringify(codes)}::jsonb,
      rev = rev + 1, updated_at = ${now}::int8, updated_by = null
    from kept where role._id = 'sys_admin' returning kept.row as before, to_jsonb(role) as after`.execute(db)
  return { added: [], made: [], changed: rows }
}

async function readSites(db: Db): Promise<SiteOfMenu[]> {
  const { rows } = await sql<SiteOfMenu>`
    select _id, site_region from site where deleted_at is null order by "order", _id`.execute(db)
  return rows
}
