import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { asPerson } from '#server/services/session/asPerson.ts'
import { timeZoneOf } from '#server/services/reports/readReport.ts'
import { dayAt } from '#server/services/reports/zone.ts'

/** The people who are away today and whose deputy this person is. */
async function absentPeople(context: Context): Promise<readonly string[]> {
  const day = await dayNow(context)
  const { rows } = await sql<{ person: string }>`
    select distinct created_by as person from todo_deputy
    where deputy_id = ${context.who.id} and deleted_at is null and created_by is not null
      and ${day}::date between from_date and to_date order by 1`.execute(context.db)
  return rows.map(({ person }) => person)
}

/** The deputies, today, of people who are away. */
export async function deputiesOf(context: Context, people: readonly string[]): Promise<readonly string[]> {
  if (people.length === 0) return []
  const day = await dayNow(context)
  const { rows } = await sql<{ deputy_id: string }>`
    select distinct deputy_id from todo_deputy
    where created_by = any(${[...people]}) and deleted_at is null
      and ${day}::date between from_date and to_date`.execute(context.db)
  return rows.map(({ deputy_id }) => deputy_id)
}

/** The rights of another person; undefined if they cannot sign in. */
export async function contextOf(
  context: Context,
  person: string,
  site: string | null = null,
): Promise<Context | undefined> {
  try {
    return (await asPerson(context, person, site)).context
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/**
 * The absent people whose deputy this person is today, as contexts in which the deputy acts: with the rights of the absent
 * person, but in the deputy's own name.
 */
export async function placesOf(context: Context): Promise<readonly Context[]> {
  const places: Context[] = []
  for (const absent of await absentPeople(context)) {
    const theirs = await contextOf(context, absent, context.who.site)
    if (theirs) places.push({ ...theirs, ip: context.ip, deputy: context.who.id })
  }
  return places
}

/** The present day where this person works. */
const dayNow = async (context: Context): Promise<string> =>
  dayAt(context.now, await timeZoneOf(context, context.who.site))
