import { sql } from 'kysely'
import type { menu } from '#contract/common/menu.ts'
import { asList } from '#contract/oneOrMany.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { Done, Intent, ResourceHooks } from '#server/engine/hooks.ts'
import { differs, type Entry } from './entryChange.ts'
import { menuRows } from './menuRows.ts'
import { readPlaces, requireFreeAddress, requirePlace } from './places.ts'
import { requireKnown } from './requireKnown.ts'

/**
 * The menu as operators maintain it: a tree of three levels, in which no address appears twice at a site. The
 * entries that areas declare stay, and lead where their area wants.
 */
export const menuHooks: ResourceHooks<typeof menu> = {
  rowFilter: menuRows,
  guard: async (_, changes) => {
    for (const change of changes) requireDeclared(change)
  },
  beforeSave: async (inside, intents) => {
    // Two moves at the same time could make a fourth level, or a circle.
    await sql`select pg_advisory_xact_lock(hashtext('menu'))`.execute(inside.db)
    const more = intents.map(completed)
    const changes = intents.map(({ before, after }, at) => ({ before, after: { ...after, ...more[at] } }))
    const places = await readPlaces(inside, changes)
    for (const change of changes) {
      if (differs(change, 'parent')) requirePlace(change.after, places)
      if (differs(change, 'uri', 'sites')) requireFreeAddress(change.after, places)
    }
    await requireKnown(inside, changes)
    return more
  },
}

/** An external entry has the address of its own frame page. */
function completed({ values, after }: Intent<Entry>): Partial<Entry> {
  const framePage = `/Iframe/${after._id}`
  return {
    ...(after.is_out ? { uri: framePage } : after.uri === framePage ? { uri: null } : {}),
    ...(values.sites === undefined ? {} : { sites: [...new Set(asList(values.sites))] }),
  }
}

/** An entry that an area declares is not removed (4093), and keeps its address and its permission. */
function requireDeclared({ before, after }: Done<Entry>): void {
  if (!before || before.declared_as === null || before.undeclared_at !== null) return
  if (!after) throw new ApiError('in_use')
  const changed = declaredFields.filter((name) => differs({ before, after }, name))
  if (changed.length > 0)
    throw refuseFields('validation.failed', Object.fromEntries(changed.map((name) => [name, 'of_area'])))
}

const declaredFields = ['uri', 'is_out', 'out_url', 'permission_code'] as const
