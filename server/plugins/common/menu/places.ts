import { sql } from 'kysely'
import { menuLevels } from '#contract/common/menu.ts'
import { pathOf } from '#contract/common/menuAddress.ts'
import { asList } from '#contract/oneOrMany.ts'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import type { Entry, EntryChange } from './entryChange.ts'

type Place = Pick<Entry, '_id' | 'parent' | 'uri' | 'sites'>
/** Where every entry of the menu is, by id, as it will be after a change. */
type Places = ReadonlyMap<string, Place>

/** Reads the whole menu, with these changes. */
export async function readPlaces({ db }: Context, changes: readonly EntryChange[]): Promise<Places> {
  const { rows } = await sql<Place>`
    select _id, parent, uri, sites from menu where deleted_at is null`.execute(db)
  return new Map([...rows, ...changes.map(({ after }) => after)].map((place) => [place._id, place]))
}

/** Throws 4004 for an entry below itself, and for one that makes a level too many, alone or with what is below it. */
export function requirePlace({ _id }: Place, places: Places): void {
  const above = pathTo(_id, places)
  if (above === null) throw refuseFields('validation.failed', { parent: 'own_branch' })
  if (above + height(_id, places) > menuLevels)
    throw refuseFields('validation.failed', { parent: 'too_deep' })
}

/** The number of entries above an entry; null if it is one of them. */
function pathTo(id: string, places: Places): number | null {
  const seen = new Set<string>()
  for (let at = places.get(id)?.parent; at; at = places.get(at)?.parent) {
    if (at === id || seen.has(at)) return null
    seen.add(at)
  }
  return seen.size
}

/** The number of levels of an entry with what is below it. */
const height = (id: string, places: Places): number =>
  1 +
  Math.max(
    0,
    ...[...places.values()].filter(({ parent }) => parent === id).map(({ _id }) => height(_id, places)),
  )

/** Throws 4090 for an address that another entry has at one of the same sites. */
export function requireFreeAddress({ _id, uri, sites }: Place, places: Places): void {
  if (!uri) return
  const isTaken = [...places.values()].some(
    (other) =>
      other._id !== _id &&
      pathOf(other.uri ?? '') === pathOf(uri) &&
      overlap(asList(other.sites), asList(sites)),
  )
  if (isTaken) throw refuseFields('duplicate', { uri: 'duplicate' })
}

/** No site means every site. */
const overlap = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === 0 || others.length === 0 || some.some((site) => others.includes(site))
