import { sql } from 'kysely'
import type { Subject } from '#contract/access.ts'
import type { Event } from '#contract/core/event.ts'
import { wholeResources, type WholeResources } from '#server/engine/wholeResources.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { EventRow } from './readEvents.ts'

/** The maximum number of ids in an event; beyond it the event only says that there are many. */
const mostIds = 100

/** The person who is notified, and what their rights are looked up with. */
export type Listener = Pick<Context, 'db' | 'resources' | 'who' | 'now'>

/**
 * The events of these rows for a person: which records changed, of those that they may view in their current
 * state. They are not notified of changes to other records.
 */
export async function toldTo(listener: Listener, rows: readonly EventRow[]): Promise<Event[]> {
  const { who } = listener
  const mine = rows.filter(({ users }) => users === null || users.includes(who.id))
  const told: Event[] = []
  if (mine.some(({ kind }) => kind === 'access')) told.push({ kind: 'access' })
  if (mine.some(({ kind }) => kind === 'notification')) told.push({ kind: 'notification' })
  const jobs = mine.filter(({ kind }) => kind === 'job').flatMap(({ ids }) => ids ?? [])
  if (jobs.length > 0) told.push({ kind: 'job', ids: [...new Set(jobs)] })
  const places = Map.groupBy(
    mine.filter(({ kind }) => kind === 'record'),
    ({ resource, site }) => JSON.stringify([resource, site]),
  )
  if (places.size === 0) return told
  const whole = wholeResources({ ...listener, requestId: '', ip: null })
  for (const changes of places.values()) told.push(...(await recordsOf(listener, changes, whole)))
  return told
}

async function recordsOf(
  listener: Listener,
  changes: readonly EventRow[],
  whole: WholeResources,
): Promise<Event[]> {
  const [{ resource = null, site = null } = {}] = changes
  const name = resource ?? ''
  if (ofEveryConsole.includes(name)) return [{ kind: 'record', resource: name, site, ids: null }]
  const named = changes.every(({ ids }) => ids !== null)
    ? [...new Set(changes.flatMap(({ ids }) => ids ?? []))]
    : null
  const ids = isWhole(listener.who, { name, site }, whole)
    ? named
    : await seenOf(listener, name, named, whole)
  if (ids?.length === 0) return []
  const told = {
    kind: 'record',
    resource: name,
    site,
    ids: ids && ids.length <= mostIds ? ids : null,
  } as const
  const requests = [...new Set(changes.map(({ request }) => request))].filter((one) => one !== null)
  const areKnown = requests.length <= mostIds && changes.every(({ request }) => request !== null)
  return [areKnown ? { ...told, requests } : told]
}

/**
 * What everybody's console is made of: the operator's texts and the menu. Everybody is told that there was a
 * change, because an entry that was switched off can no longer be seen; nobody is told which one it was.
 */
const ofEveryConsole: readonly string[] = ['i18n_message', 'menu']

/** Whether this person may see all such records at the site. */
const isWhole = (
  who: Subject,
  { name, site }: { name: string; site: string | null },
  { everywhere, atSites }: WholeResources,
): boolean =>
  everywhere.includes(name) || (atSites.includes(name) && who.sites.some(({ _id }) => _id === site))

/** The visible records among these; removed ones as they were. Undefined if there were too many to name. */
async function seenOf(
  { db, ...listener }: Listener,
  name: string,
  named: readonly string[] | null,
  { inPart }: WholeResources,
): Promise<string[]> {
  const noun = inPart.find((one) => one.name === name)
  if (!noun || named === null) return []
  const context = { db, ...listener, requestId: '', ip: null }
  const { rows } = await sql<{ _id: string }>`
    select _id from ${visibleTable(noun, context, { removed: true })} where _id = any(${named})`.execute(db)
  return rows.map(({ _id }) => _id)
}
