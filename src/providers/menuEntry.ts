import type { menu } from '#contract/menu.ts'
import type { RecordOf } from '#contract/resource.ts'

/** An entry of the menu as the back end lists it. */
export type MenuEntry = RecordOf<typeof menu>

/** The entries of a menu that can be used, from whatever a back end or the storage holds; what is malformed stays out. */
export const readMenu = (list: readonly unknown[]): MenuEntry[] =>
  list.filter((entry): entry is MenuEntry => {
    if (typeof entry !== 'object' || entry === null) return false
    const { _id, name, parent, uri } = entry as Record<string, unknown>
    return isText(_id) && isText(name) && isTextOrNone(parent) && isTextOrNone(uri)
  })

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isTextOrNone = (value: unknown): boolean =>
  value === null || value === undefined || typeof value === 'string'
