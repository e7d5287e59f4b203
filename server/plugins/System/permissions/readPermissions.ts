import { plainText } from '#contract/fieldSchemas.ts'
import type { PermissionImport } from '#contract/System/permissionList.ts'
import type { SheetRow } from '#server/services/sheet/sheetRow.ts'

const columns = ['code', 'name', 'name_en', 'name_tc', 'area', 'roles'] as const
/** The columns with names. */
export const nameColumns = ['name', 'name_en', 'name_tc'] as const
type Column = (typeof columns)[number]

/** A row of the file: a permission, and the codes of the roles that get it. An empty cell is left out. */
export interface PermissionRow {
  readonly row: number
  readonly code: string
  readonly names: Readonly<Partial<Record<'name' | 'name_en' | 'name_tc', string>>>
  readonly roles: readonly string[]
}

type Errors = PermissionImport['errors']

/** The rows of a file of permissions, with what is wrong in it whatever is stored. */
export function readPermissions([first, ...rest]: readonly SheetRow[]): {
  rows: readonly PermissionRow[]
  errors: Errors
} {
  const headings = (first?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const head = first?.row ?? 1
  if (!headings.includes('code'))
    return { rows: [], errors: [{ row: head, field: 'code', message: 'no_header' }] }
  const twice = columns.filter((name) => headings.indexOf(name) !== headings.lastIndexOf(name))
  const strange = headings.filter((name) => name !== '' && !columns.some((column) => column === name))
  const errors: Errors = [
    ...twice.map((field) => ({ row: head, field, message: 'column_twice' })),
    ...strange.map((field) => ({ row: head, field, message: 'unknown_column' })),
  ]
  const seen = new Set<string>()
  const rows = rest.map(({ row, cells }): PermissionRow => {
    const cell = (name: Column): string => (cells[headings.indexOf(name)] ?? '').trim()
    const wrong = (field: Column, message: string) => void errors.push({ row, field, message })
    const code = cell('code')
    const fault = codeFault(code, cell('area'))
    if (fault) wrong(fault.field, fault.message)
    else if (seen.has(code)) wrong('code', 'twice')
    seen.add(code)
    const names = Object.fromEntries(
      nameColumns.flatMap((name) => (cell(name) === '' ? [] : [[name, cell(name)]])),
    )
    for (const name of nameColumns) {
      if (!plainText.max(name === 'name_en' ? 200 : 120).safeParse(cell(name)).success)
        wrong(name, 'length_max')
    }
    return {
      row,
      code,
      names,
      roles: cell('roles')
        .split(/[,;，；、\s]+/)
        .filter((one) => one !== ''),
    }
  })
  return { rows, errors }
}

/** `area.object.action`, or `area.action` in an area without objects. */
const codePattern = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*){1,3}$/

function codeFault(code: string, area: string): { field: Column; message: string } | null {
  if (code === '') return { field: 'code', message: 'required' }
  if (code.length > 60 || !codePattern.test(code)) return { field: 'code', message: 'pattern' }
  return area !== '' && area !== code.split('.')[0] ? { field: 'area', message: 'reference' } : null
}
