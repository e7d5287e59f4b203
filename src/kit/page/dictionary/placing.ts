import type { DropPlace } from '#src/kit/table/tree/moves.ts'
import type { DictionaryLevel, Entry } from './DictionaryLevel.ts'

/** An entry, and the values to store for a new order. */
export interface EntryPlacement {
  readonly entry: Entry
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * Whether an entry can be moved there: next to an entry of its level, into one of the level above, or into
 * one of its own level if the level is a tree itself.
 */
export function mayPlace(
  levels: readonly DictionaryLevel[],
  entry: Entry,
  where: DropPlace,
  target: Entry,
): boolean {
  const { level, holder } = entry
  const { within, parent } = level
  if (where !== 'into') {
    const movesAway = within !== undefined || parent !== undefined
    return level === target.level && (movesAway || holder === target.holder)
  }
  if (holder === target.id) return false
  if (level === target.level) return parent !== undefined
  return within !== undefined && levels.indexOf(target.level) === levels.indexOf(level) - 1
}

/**
 * What has to be stored to move an entry there: the new order of each entry that moves, and the new parent.
 */
export function placing(
  entries: readonly Entry[],
  entry: Entry,
  where: DropPlace,
  target: Entry,
): readonly EntryPlacement[] {
  const holder = where === 'into' ? target.id : target.holder
  const row = entries.filter(
    (one) => one.level === entry.level && one.holder === holder && one.id !== entry.id,
  )
  const at = where === 'into' ? row.length : row.indexOf(target) + (where === 'after' ? 1 : 0)
  const order = orderBetween(row[at - 1], row[at], entry)
  row.splice(at, 0, entry)
  const moved = holder === entry.holder ? {} : heldBy(entry.level, entries, holder)
  const orderOf = (one: Entry, index: number) =>
    order === undefined ? index + 1 : one === entry ? order : one.record['order']
  return row
    .map((one, index) => ({
      entry: one,
      values: {
        ...(one.record['order'] === orderOf(one, index) ? {} : { order: orderOf(one, index) }),
        ...(one === entry ? moved : {}),
      },
    }))
    .filter(({ values }) => Object.keys(values).length > 0)
}

/** An order between those of its new neighbours, its own if that is; undefined if all of them have to be numbered anew. */
function orderBetween(
  previous: Entry | undefined,
  next: Entry | undefined,
  { record }: Entry,
): number | undefined {
  const low = Number(previous?.record['order'] ?? 0)
  const high = Number(next?.record['order'] ?? low + 2)
  const own = Number(record['order'])
  if (own > low && (own < high || !next)) return own
  return high - low > 1 ? Math.floor((low + high) / 2) : undefined
}

/** The values of an entry of a level that is put below another, or at the top. */
function heldBy(
  level: DictionaryLevel,
  entries: readonly Entry[],
  holder: string | null,
): Readonly<Record<string, string | null>> {
  const above = entries.find(({ id }) => id === holder)
  const field = above && above.level !== level ? level.within : level.parent
  return field === undefined ? {} : { [field]: above ? String(above.record.id) : null }
}
