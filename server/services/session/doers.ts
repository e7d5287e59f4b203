import { sql } from 'kysely'
import { evaluate, type Rule } from '#contract/access.ts'
import { refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { actorOf } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { activePeople } from './personNow.ts'

/** A field that names the people who have something to do, and the site, or any of the sites, at which they do it. */
export interface Duty {
  readonly resource: Resource
  readonly field: string
  readonly site: string | readonly string[]
}

/**
 * The people who may do what a field gives them at a site, by the rule of the step that waits for them (`does` in the
 * contract). If the field names no step, that is everybody who works at the site. It does not matter which shops are theirs,
 * because lists of shops change more often than work is assigned. `among` limits it to these people.
 */
export async function doersOf(
  { db, resources }: Pick<Context, 'db' | 'resources'>,
  { resource, field, site: at }: Duty,
  among?: readonly string[],
): Promise<{ readonly atSite: ReadonlySet<string>; readonly able: ReadonlySet<string> }> {
  const sites = [at].flat()
  const rule = ruleOf(resource, field, resources)
  const isList = resource.fields[field]?.kind === 'refs'
  const asked = among === undefined ? sql`true` : sql`u._id = any(${[...among]}::text[])`
  const people = (await activePeople(db, asked)).map(({ subject: who }) => {
    const own = sites.filter((site) => who.sites.some(({ _id }) => _id === site))
    const does = (site: string) =>
      !rule || evaluate(rule, who, { site, [field]: isList ? [who.id] : who.id }) !== 'no'
    return { id: who.id, isThere: own.length > 0, isAble: own.some(does) }
  })
  const idsWhere = (test: (one: (typeof people)[number]) => boolean) =>
    new Set(people.filter(test).map(({ id }) => id))
  return { atSite: idsWhere(({ isThere }) => isThere), able: idsWhere(({ isAble }) => isAble) }
}

/** The people who may do something at a site by a rule, apart from the built-in accounts and whoever acts in this context. */
export async function peopleWho(context: Context, rule: Rule, site: string): Promise<readonly string[]> {
  const others = sql`not u.is_builtin and u._id <> ${actorOf(context)}`
  return (await activePeople(context.db, others))
    .filter(({ subject }) => subject.sites.some(({ _id }) => _id === site))
    .filter(({ subject }) => evaluate(rule, { ...subject, site }, { site }) === 'yes')
    .map(({ subject }) => subject.id)
}

/**
 * Throws 4004 unless all of these people work at the site (`reference`) and may do what the field gives them
 * (`cannot_do`). Otherwise work could be assigned to people none of whom may do it.
 */
export async function requireDoers(
  context: Pick<Context, 'db' | 'resources'>,
  doing: Duty,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return
  const { atSite, able } = await doersOf(context, doing, people)
  const refuse = (error: string) => refuseFields('validation.failed', { [doing.field]: error })
  if (!people.every((id) => atSite.has(id))) throw refuse('reference')
  if (!people.every((id) => able.has(id))) throw refuse('cannot_do')
}

/** The rule of the step that waits for the people in a field; undefined if it names no step. */
export function ruleOf(resource: Resource, field: string, resources: Context['resources']) {
  const work = resource.fields[field]?.does
  if (!work) return undefined
  const of = work.of === undefined ? resource : resources.get(work.of)
  const step = of?.lifecycle?.steps[work.step]
  if (!step) throw new Error(`${resource.name}.${field}: there is no step ${work.of ?? ''} ${work.step}.`)
  return step.can
}
