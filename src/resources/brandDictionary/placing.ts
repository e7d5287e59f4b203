import type { DropPlace } from '#src/kit/tree/moves.ts'
import type { Level } from './levels.ts'
import type { Entry } from './useDictionary.ts'

/** An entry, and the values to store for a new order. */
export interface Placed {
  readonly entry: Entry
  readonly values: Readonly<Record<string, unknown>>
}

/** Whether an entry can be moved there: next to an entry of its level, or into one of the level above. */
export function mayPlace(levels: readonly Level[], entry: Entry, where: DropPlace, target: Entry): boolean {
  if (where !== 'into') {
    if (entry.level !== target.level) return false
    return entry.level.within !== undefined || entry.holder === target.holder
  }
  const isAbove = levels.indexOf(target.level) === levels.indexOf(entry.level) - 1
  return entry.level.within !== undefined && isAbove && entry.holder !== target.id
}

/**
 * What has to be stored to move an entry there: the new order of each entry that moves, and the new parent.
 */
export function placing(
  entries: readonly Entry[],
  entry: Entry,
  where: DropPlace,
  target: Entry,
): readonly Placed[] {
  const holder = where === 'into' ? target.id : target.holder
  const row = entries.filter(
    (one) => one.level === entry.level && one.holder === holder && one.id !== entry.id,
  )
  const at = where === 'into' ? row.length : row.indexOf(target) + (where === 'after' ? 1 : 0)
  row.splice(at, 0, entry)
  const within = entry.level.within
  const moves = within !== undefined && holder !== null && holder !== entry.holder
  return row
    .map((one, index) => ({
      entry: one,
      values: {
        ...(one.record['order'] === index + 1 ? {} : { order: index + 1 }),
        ...(one === entry && moves ? { [within]: holder.slice(holder.indexOf(':') + 1) } : {}),
      },
    }))
    .filter(({ values }) => Object.keys(values).length > 0)
}
