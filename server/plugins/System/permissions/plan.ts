import { sql } from 'kysely'
import { asList } from '#contract/oneOrMany.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { permission, type PermissionImport } from '#contract/System/permissionList.ts'
import { role } from '#contract/System/role.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { nameColumns, type PermissionRow } from './readPermissions.ts'

type Role = StoredRecord<typeof role>
/** A permission, and whether any role has it. */
type Permission = StoredRecord<typeof permission> & { in_use: boolean }

/** What a file of permissions would do. */
export interface PermissionPlan {
  readonly added: readonly Row[]
  readonly renamed: readonly { record: Row; values: Row }[]
  readonly granted: readonly { record: Role; values: { permissions: string[] } }[]
  readonly outcome: PermissionImport
}

/** The rows of a file, and what is wrong with the file itself. */
interface PermissionFile {
  readonly rows: readonly PermissionRow[]
  readonly errors: PermissionImport['errors']
}

/**
 * Compares a file with the catalogue and the roles that are not hidden from the person; to apply it, both are locked
 * until the transaction ends.
 */
export async function planPermissions(
  context: Context,
  { rows, errors: wrong }: PermissionFile,
  mode: 'preview' | 'apply',
): Promise<PermissionPlan> {
  const lock = mode === 'apply' ? sql`for update` : sql``
  const { rows: stored } = await sql<Permission>`
    select ${columnsOf(permission)}, exists (
      select from role r where r.permissions ? permission.code and r.deleted_at is null) as in_use
    from permission where deleted_at is null order by _id ${lock}`.execute(context.db)
  const { rows: roles } = await sql<Role>`
    select ${columnsOf(role)} from ${visibleTable(openedBy(role, 'system.permission.import'), context)}
    order by _id ${lock}`.execute(context.db)
  const known = new Map(stored.map((one) => [one.code, one]))
  const byCode = new Map(roles.map((one) => [one.code, one]))
  const added = rows.filter(({ code }) => !known.has(code))
  const renamed = rows.flatMap(({ code, names }) => {
    const record = known.get(code)
    return record && isOther(record, names) ? [{ record, values: names }] : []
  })
  const wanted = rows.flatMap(({ code, roles: named }) =>
    named.flatMap((name) => {
      const holder = byCode.get(name)
      return holder && !asList(holder.permissions).includes(code) ? [{ holder, code }] : []
    }),
  )
  const granted = [...Map.groupBy(wanted, ({ holder }) => holder)].map(([record, codes]) => ({
    record,
    values: { permissions: [...asList(record.permissions), ...codes.map(({ code }) => code)] },
  }))
  const changed = new Set([...renamed.map(({ record }) => record.code), ...wanted.map(({ code }) => code)])
  for (const { code } of added) changed.delete(code)
  const inFile = new Set(rows.map(({ code }) => code))
  return {
    added: added.map(newPermission),
    renamed,
    granted,
    outcome: {
      added: added.length,
      changed: changed.size,
      unchanged: rows.length - added.length - changed.size,
      removed_candidates: stored
        .flatMap(({ code, in_use }) => (in_use || inFile.has(code) ? [] : [code]))
        .toSorted(),
      errors: [...wrong, ...rows.flatMap((one) => rowErrors(one, known, byCode))].toSorted(
        (a, b) => a.row - b.row,
      ),
    },
  }
}

const isOther = (record: StoredRecord<typeof permission>, names: PermissionRow['names']): boolean =>
  nameColumns.some((name) => names[name] !== undefined && names[name] !== record[name])

function rowErrors(
  { row, code, names, roles }: PermissionRow,
  known: ReadonlyMap<string, unknown>,
  byCode: ReadonlyMap<string, unknown>,
): PermissionImport['errors'] {
  const isNameless = code !== '' && !known.has(code) && names.name === undefined
  return [
    ...(isNameless ? [{ row, field: 'name', message: 'required' }] : []),
    ...(roles.every((name) => byCode.has(name)) ? [] : [{ row, field: 'roles', message: 'reference' }]),
  ]
}

function newPermission({ code, names }: PermissionRow): Row {
  const [area, ...rest] = code.split('.')
  // Has the id that an area gives a permission that it declares, so that an area that is added later finds it.
  return { _id: code, code, area, object: rest.slice(0, -1).join('.'), action: rest.at(-1), ...names }
}
