import { sql } from 'kysely'
import type { z } from 'zod'
import type { todoPlace } from '#contract/core/todo.ts'
import type { Resource } from '#contract/resource.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { byId } from '#server/engine/read.ts'
import { stepsOf } from '#server/engine/steps.ts'
import { takeStep } from '#server/engine/takeStep.ts'
import { transact } from '#server/engine/transact.ts'
import { labelTable, visibleTable } from '#server/engine/visible.ts'
import { labelFields } from '#server/services/sheet/labelFields.ts'
import { placesOf } from './deputies.ts'
import { isFor } from './todoBranches.ts'
import type { OneTodo } from './todoPeople.ts'
import { isHolder, isOpenTo } from './todoSql.ts'
import { tellInPlace } from './todoActions.ts'

/** What a deputy decides about in the place of a person, and the steps of the to-do that are open to them there. */
export async function todoInPlace(
  context: Context,
  todo: OneTodo,
  person: string,
): Promise<z.infer<typeof todoPlace.reply>> {
  const place = await requirePlace(context, todo, person)
  const { resource } = todo.source
  const record = await byId(resource, place, todo.id, {})
  const states = await stepsOf(resource, place, todo.id, {})
  return {
    record,
    steps: (todo.kind.steps ?? []).filter((step) => states[step] === true),
    references: await referencesOf(place, resource, record),
  }
}

/** The records to which a record refers, with what they are called. */
async function referencesOf(
  place: Context,
  { fields }: Resource,
  record: Row,
): Promise<Record<string, Row[]>> {
  const named = Map.groupBy(
    Object.entries(fields).flatMap(([name, { to }]) =>
      to === undefined
        ? []
        : [record[name]].flat().flatMap((id) => (typeof id === 'string' ? { to, id } : [])),
    ),
    ({ to }) => to,
  )
  const found: Record<string, Row[]> = {}
  for (const [noun, ids] of named) {
    const target = place.resources.get(noun)
    const names = target && labelFields(target)?.names
    if (!target || !names) continue
    const { rows } = await sql<Row>`
      select _id, ${sql.join(names.map((name) => sql.ref(name)))} from ${labelTable(target, place)}
      where _id = any(${ids.map(({ id }) => id)})`.execute(place.db)
    found[noun] = rows
  }
  return found
}

/** A step and what it takes, as a deputy sent them. */
interface StepInPlace {
  readonly person: string
  readonly step: string
  readonly takes: Row
  readonly rev?: number | undefined
}

/** Takes a step of a to-do in the place of a person, and tells them. Returns the record as that person sees it. */
export async function takeInPlace(
  context: Context,
  todo: OneTodo,
  { person, step, takes, rev }: StepInPlace,
): Promise<Row> {
  const place = await requirePlace(context, todo, person)
  if (!(todo.kind.steps ?? []).includes(step as never)) throw new ApiError('permission.denied')
  return transact(place, async (inside) => {
    const { resource } = todo.source
    const taken = { id: todo.id, step: step as never, takes: takes as never }
    const record = await takeStep(resource, inside, rev === undefined ? taken : { ...taken, rev })
    await tellInPlace(inside, todo)
    return record
  })
}

/**
 * The context in which a deputy does a to-do of somebody who is away. Throws 4030 if the caller is not their deputy today,
 * 4040 for what is no to-do of that person.
 */
async function requirePlace(
  context: Context,
  { source, kind, id }: OneTodo,
  person: string,
): Promise<Context> {
  const place = (await placesOf(context)).find(({ who }) => who.id === person)
  if (!place) throw new ApiError('permission.denied')
  const { rows } = await sql`
    select from ${visibleTable(source.resource, place)} where _id = ${id}
      and ${isOpenTo(source, kind, place)}
      and ${isFor(source, kind, person, isHolder(source, kind, person))}`.execute(context.db)
  if (rows.length === 0) throw new ApiError('not_found')
  return place
}
