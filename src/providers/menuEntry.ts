import type { menu } from '#contract/common/menu.ts'
import type { RecordOf } from '#contract/resource.ts'

/** An entry of the menu as the back end lists it, as far as the shell shows it. */
export type MenuEntry = Omit<
  RecordOf<typeof menu>,
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'rev' | 'declared_as' | 'undeclared_at'
>

/**
 * Reads the valid entries of a menu from whatever a back end or the storage returns. Entries without an id or
 * a name, or with an invalid parent or address, are dropped; other invalid fields are ignored. Ids may be
 * numbers.
 */
export const readMenu = (list: readonly unknown[]): MenuEntry[] => list.flatMap(readEntry)

function readEntry(value: unknown): MenuEntry[] {
  if (typeof value !== 'object' || value === null) return []
  const entry: Readonly<Record<string, unknown>> = { ...value }
  const { name, uri } = entry
  const [_id, parent] = [idOf(entry['_id']), idOf(entry['parent'])]
  if (!isText(_id) || !isText(name) || !isTextOrNone(parent) || !isTextOrNone(uri)) return []
  return [
    {
      ...entry,
      _id,
      name,
      name_en: textOrNull(entry['name_en']),
      name_tc: textOrNull(entry['name_tc']),
      parent: parent ?? null,
      uri: uri ?? null,
      icon: textOrNull(entry['icon']),
      order: numberOf(entry['order']),
      is_out: Boolean(entry['is_out']),
      out_url: textOrNull(entry['out_url']),
      permission_code: textOrNull(entry['permission_code']),
      sites: sitesOf(entry['sites']),
      is_active: Boolean(entry['is_active']),
    },
  ]
}

/** A site or several sites, as texts or numbers. */
const sitesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((site: unknown) =>
    isText(site) || typeof site === 'number' ? [String(site)] : [],
  )

const idOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

/** Not for objects, because converting them to a number can throw. */
const numberOf = (value: unknown): number =>
  (typeof value === 'number' || typeof value === 'string') && Number(value) ? Number(value) : 0
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isTextOrNone = (value: unknown): value is string | null | undefined =>
  value === null || value === undefined || typeof value === 'string'
