import { sql } from 'kysely'
import type { z } from 'zod'
import type { todoTimeline } from '#contract/core/todo.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { TodoSource } from './todo.ts'
import { handlerSql, isPending, sinceSql } from './todoSql.ts'
import { peopleOf, personIn } from './todoPage.ts'

type Timeline = z.infer<typeof todoTimeline.reply>

interface Entry {
  readonly at: number
  readonly by: string | null
  readonly action: Timeline['list'][number]['action']
  readonly step: string | null
  readonly status: string | null
  readonly to_id: string | null
  readonly for_id: string | null
  readonly comment: string | null
}

/** The largest number of entries that are shown, the latest ones. */
const most = 100

/** What happened to a record that the caller may see, and for whom it waits. Throws 4040 for others. */
export async function timelineOf(context: Context, source: TodoSource, id: string): Promise<Timeline> {
  const { resource } = source
  const table = visibleTable(resource, context)
  const { rows: seen } = await sql<{ created_at: number; created_by: string | null }>`
    select created_at, created_by from ${table} where _id = ${id}`.execute(context.db)
  const [record] = seen
  if (!record) throw new ApiError('not_found')
  const field = resource.lifecycle?.field ?? 'status'
  const { rows } = await sql<Entry>`
    select * from (
      select _id, at, user_id as by, case when step is not null then 'step' else 'change' end as action, step,
        coalesce(diff -> ${field} ->> 'to', after ->> ${field}) as status, null::text as to_id, null::text as comment,
        for_id
      from audit_log where entity = ${resource.name} and entity_id = ${id} and action = 'update'
        and (step is not null or diff ? ${field})
      union all
      select _id, created_at, created_by, action, null, null, to_id, comment, null
      from todo_action where resource = ${resource.name} and record_id = ${id}
      order by at desc, _id desc limit ${most}) latest
    order by at, _id`.execute(context.db)
  const first: Entry = {
    at: record.created_at,
    by: record.created_by,
    action: 'create',
    step: null,
    status: null,
    to_id: null,
    for_id: null,
    comment: null,
  }
  const entries = [first, ...rows]
  const waiting = await waitingFor(context, source, id)
  const people = await peopleOf(context, [
    ...entries.flatMap(({ by, to_id, for_id }) => [by, to_id, for_id]),
    ...waiting.flatMap((one) => one.people),
  ])
  return {
    now: context.now,
    total: entries.length,
    list: entries.map(({ at, by, action, step, status, to_id, for_id, comment }, place) => {
      const before = entries[place - 1]
      return {
        at,
        action,
        step,
        status,
        comment,
        by: personIn(people, by),
        to: personIn(people, to_id),
        for: personIn(people, for_id),
        waited: before ? Math.max(0, at - before.at) : null,
      }
    }),
    waiting: waiting.map((one) => ({
      ...one,
      people: one.people.flatMap((person) => personIn(people, person) ?? []),
    })),
  }
}

/** What is left to do, and the people whom the record or a transfer names. */
async function waitingFor(context: Context, source: TodoSource, id: string) {
  const waiting: (Omit<Timeline['waiting'][number], 'people'> & { people: string[] })[] = []
  for (const kind of source.kinds) {
    const { rows } = await sql<{ since: number; handler: string | null; holder: string | string[] | null }>`
      select ${sinceSql(source, kind)} as since, ${handlerSql(source, kind)} as handler,
        ${kind.holder === undefined ? sql`null::text` : sql.ref(kind.holder)} as holder
      from ${visibleTable(source.resource, context)}
      where _id = ${id} and ${isPending(source, kind, context)}`.execute(context.db)
    const [row] = rows
    if (!row) continue
    const people = row.handler === null ? [row.holder].flat() : [row.handler]
    waiting.push({
      kind: kind.id,
      name: kind.name,
      since: row.since,
      people: people.filter((one) => one !== null),
    })
  }
  return waiting
}
