import { evaluate, type Subject } from '#contract/access.ts'
import type { Event } from '#contract/event.ts'
import type { Context } from '#server/engine/context.ts'
import type { EventRow } from './readEvents.ts'

/**
 * What a person hears of these rows, in few words: no more than that something changed among what they may view at their
 * sites. Which records it was they hear only when they may view every one of them.
 */
export function toldTo(who: Subject, rows: readonly EventRow[], nouns: Context['nouns']): Event[] {
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
  for (const changes of places.values()) told.push(...recordsOf(who, changes, nouns))
  return told
}

function recordsOf(who: Subject, changes: readonly EventRow[], nouns: Context['nouns']): Event[] {
  const [{ resource = null, site = null } = {}] = changes
  const noun = nouns.get(resource ?? '')
  if (!noun || (site !== null && !who.isAdmin && !who.sites.some(({ _id }) => _id === site))) return []
  const verdict = evaluate(noun.can.view, who)
  if (verdict === 'no') return []
  const isEach = verdict === 'yes' && noun.conduct?.rowFilter === undefined
  const isNamed = isEach && changes.every(({ ids }) => ids !== null)
  const ids = isNamed ? [...new Set(changes.flatMap((change) => change.ids ?? []))] : null
  return [{ kind: 'record', resource: noun.name, site, ids }]
}
