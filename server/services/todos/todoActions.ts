import { sql } from 'kysely'
import { todoAction, urgeInterval } from '#contract/core/todo.ts'
import { user } from '#contract/System/user.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { insert } from '#server/engine/create.ts'
import { actorOf } from '#server/engine/asSystem.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { takeStep } from '#server/engine/takeStep.ts'
import { transact } from '#server/engine/transact.ts'
import { labelTable, visibleTable } from '#server/engine/visible.ts'
import { notify, type Notice } from '#server/services/notifications/notify.ts'
import { contextOf, deputiesOf } from './deputies.ts'
import type { TodoRecord, TodoSource } from './todo.ts'
import { handlerSql, isPending, titleSql } from './todoSql.ts'
import { todoLink, withdrawsSql } from './todoPage.ts'
import { isTodoOf, todoPeople, type OneTodo } from './todoPeople.ts'

/** A record, and what is to be done about it, if anything. */
type AboutRecord = Omit<OneTodo, 'kind'> & Partial<Pick<OneTodo, 'kind'>>

/** A request about a to-do, with its sender's comment. */
interface TodoNote {
  readonly comment?: string | null | undefined
}

/** Gives a to-do to somebody who may do it. If the record itself names who has to, it takes the step that changes that. */
export async function transferTodo(
  context: Context,
  todo: OneTodo,
  { to_id, comment = null }: TodoNote & { readonly to_id: string },
): Promise<void> {
  const { source, kind, id } = todo
  await requireRecord(context, todo)
  if (kind.holder !== undefined) {
    if (!kind.transfer) throw new ApiError('permission.denied')
    const { step, to, comment: reason } = kind.transfer
    const takes = { [to]: to_id, ...(reason === undefined || comment === null ? {} : { [reason]: comment }) }
    // The step itself checks who may take it, and notifies the person.
    await takeStep(source.resource, context, { id, step: step as never, takes: takes as never })
    return
  }
  if (!(await isTodoOf(todo, context))) throw await refusal(context, todo)
  if (to_id === context.who.id) throw refuseFields('validation.failed', { to_id: 'not_self' })
  await requireSeen(context, [to_id], 'to_id')
  const theirs = await contextOf(context, to_id)
  if (!theirs || !(await isTodoOf(todo, theirs)))
    throw refuseFields('validation.failed', { to_id: 'cannot_do' })
  await act(context, todo, { action: 'transfer', to: [to_id], comment, notice: 'todo.transferred' })
}

/** Sends people a copy. All of them must be able to see the record. */
export async function copyTodo(
  context: Context,
  todo: OneTodo,
  { to_ids, comment = null }: TodoNote & { readonly to_ids: readonly string[] },
): Promise<void> {
  await requireRecord(context, todo)
  if (to_ids.length === 0) throw refuseFields('validation.failed', { to_ids: 'required' })
  await requireSeen(context, to_ids, 'to_ids')
  for (const to of to_ids) {
    if (!(await sees(context, todo, to))) throw refuseFields('validation.failed', { to_ids: 'cannot_see' })
  }
  await act(context, todo, { action: 'copy', to: to_ids, comment, notice: 'todo.copied' })
}

/**
 * Notifies everybody for whom it waits. If it waits for certain people, then also the deputies of those who are away.
 * Returns how many people that is.
 */
export async function urgeTodo(
  context: Context,
  todo: OneTodo,
  { comment = null }: TodoNote,
): Promise<number> {
  const record = await requireRecord(context, todo)
  const { source } = todo
  if (record['starter'] !== context.who.id) throw new ApiError('permission.denied')
  if (record['pending'] !== true) throw new ApiError('state.transition')
  await requireInterval(context, todo)
  const named = await namedIn(context, todo, record)
  const people = named.length > 0 ? named : (await todoPeople(todo, context)).map(({ _id }) => _id)
  const told = new Set(people)
  for (const deputy of await deputiesOf(context, named)) told.add(deputy)
  told.delete(context.who.id)
  await act(
    context,
    { ...todo, source },
    { action: 'urge', to: [null], told: [...told], comment, notice: 'todo.urged' },
  )
  return told.size
}

/** Throws 4290 if the people were reminded of it within `urgeInterval`. */
async function requireInterval({ db, now }: Context, { kind, id }: OneTodo): Promise<void> {
  const { rows } = await sql<{ at: number }>`
    select created_at as at from todo_action where record_id = ${id} and kind = ${kind.id}
      and action = 'urge' and created_at > ${now - urgeInterval}`.execute(db)
  if (rows[0]) throw new ApiError('rate.limited', { retry_after: rows[0].at + urgeInterval - now })
}

/** Nobody bothers people whom they do not see, nor finds out about them. */
async function requireSeen(context: Context, people: readonly string[], field: string): Promise<void> {
  const { rows } = await sql`
    select from ${labelTable(user, context)} where _id = any(${people})`.execute(context.db)
  if (rows.length < new Set(people).size) throw refuseFields('validation.failed', { [field]: 'reference' })
}

/** The people for whom alone it waits. Somebody to whom it was transferred, and who may not do it any more, is none of them. */
async function namedIn(context: Context, todo: OneTodo, record: TodoRecord): Promise<readonly string[]> {
  const { handler, holder } = record
  if (typeof handler === 'string') {
    const theirs = await contextOf(context, handler)
    if (theirs && (await isTodoOf(todo, theirs))) return [handler]
  }
  return todo.kind.holder === undefined ? [] : [holder].flat().filter((one) => typeof one === 'string')
}

/** Takes back what the caller started. */
export async function withdrawTodo(
  context: Context,
  todo: OneTodo,
  { comment = null }: TodoNote,
): Promise<void> {
  const { source, id } = todo
  await requireRecord(context, todo)
  const { resource, withdraw } = source
  const { rows } = await sql<{ can: boolean | null }>`
    select ${withdrawsSql(source, context)} as can from ${visibleTable(resource, context)}
    where _id = ${id}`.execute(context.db)
  if (withdraw === undefined) throw new ApiError('permission.denied')
  if (rows[0]?.can !== true) throw await refusal(context, todo)
  if (typeof withdraw !== 'string') {
    await withdraw.run(context, id)
    return
  }
  const takesComment = 'comment' in (resource.lifecycle?.steps[withdraw]?.takes ?? {})
  const takes = takesComment && comment !== null ? { comment } : {}
  await takeStep(resource, context, { id, step: withdraw as never, takes: takes as never })
}

interface Act extends TodoNote {
  readonly action: 'transfer' | 'copy' | 'urge'
  /** The people whom the entry names. */
  readonly to: readonly (string | null)[]
  /** The people who are notified; by default the same. */
  readonly told?: readonly string[]
  readonly notice: string
}

/** Writes down what was done, and notifies. */
const act = (
  context: Context,
  todo: OneTodo,
  { action, to, told = to.filter((one) => one !== null), comment = null, notice }: Act,
): Promise<void> =>
  transact(context, async (inside) => {
    const { source, kind, id } = todo
    if (action === 'urge') {
      // Several at the same moment take turns, and only the first finds that nobody was reminded yet.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`urge ${kind.id} ${id}`}, 0))`.execute(
        inside.db,
      )
      await requireInterval(inside, todo)
    }
    for (const to_id of to)
      await insert(todoAction, inside, {
        kind: kind.id,
        resource: source.resource.name,
        record_id: id,
        action,
        to_id,
        comment,
      })
    await notify(inside.db, {
      users: told,
      isMessage: true,
      type: `todo.${action}`,
      title_key: notice,
      ...(await saidOf(inside, todo)),
    })
  })

/** Tells somebody who is away that their deputy did a to-do in their place. */
export const tellInPlace = async (inside: Context, todo: OneTodo): Promise<void> =>
  notify(inside.db, {
    users: [inside.who.id],
    type: 'todo.done_for',
    title_key: 'todo.done_for',
    ...(await saidOf(inside, todo)),
  })

/** Tells people that they are mentioned with a record, which they must be able to see. */
export async function mention(
  inside: Context,
  source: TodoSource,
  {
    people,
    record,
    name,
  }: { readonly people: readonly string[]; readonly record: Row; readonly name: string },
): Promise<void> {
  const id = String(record._id)
  await requireSeen(inside, people, name)
  for (const person of people)
    if (!(await sees(inside, { source, id }, person)))
      throw refuseFields('validation.failed', { [name]: 'cannot_see' })
  await notify(inside.db, {
    users: people,
    isMessage: true,
    type: `${source.resource.name}.mention`,
    title_key: 'todo.mentioned',
    ...(await saidOf(inside, { source, id })),
  })
}

/** What a notice says about a to-do, and where it leads. */
async function saidOf(
  inside: Context,
  { source, kind, id }: AboutRecord,
): Promise<Pick<Notice, 'params' | 'link'>> {
  const { rows } = await sql<{ title: Record<string, string>; site: string | null; sender: string }>`
    select ${titleSql(source, inside)} as title,
      ${source.resource.scope === 'site' ? sql`site` : sql`null::text`} as site,
      (select u.name from "user" u where u._id = ${actorOf(inside)}) as sender
    from ${visibleTable(source.resource, inside)} where _id = ${id}`.execute(inside.db)
  const { title, site = null, sender } = rows[0] ?? {}
  return {
    params: {
      title_sc: title?.['zh_CN'] ?? '',
      title_tc: title?.['zh_TW'] ?? '',
      title_en: title?.['en_US'] ?? '',
      ...(kind ? { kind_sc: kind.name.zh_CN, kind_tc: kind.name.zh_TW, kind_en: kind.name.en_US } : {}),
      sender: sender ?? '',
    },
    link: todoLink(source, { _id: id, site }, inside),
  }
}

/** The record, if the caller may see it, and how its to-do stands. */
async function requireRecord(context: Context, { source, kind, id }: OneTodo): Promise<TodoRecord> {
  const { resource, starter = 'created_by' } = source
  const { rows } = await sql<TodoRecord>`
    select _id, ${sql.ref(starter)} as starter, ${handlerSql(source, kind)} as handler,
      ${kind.holder === undefined ? sql`null::text` : sql.ref(kind.holder)} as holder,
      ${isPending(source, kind, context)} as pending
    from ${visibleTable(resource, context)} where _id = ${id}`.execute(context.db)
  if (!rows[0]) throw new ApiError('not_found')
  return rows[0]
}

const refusal = async (context: Context, todo: OneTodo): Promise<ApiError> =>
  new ApiError(
    (await requireRecord(context, todo))['pending'] === true ? 'permission.denied' : 'state.transition',
  )

/** Whether a person may see the record. */
async function sees(context: Context, { source, id }: AboutRecord, person: string): Promise<boolean> {
  const theirs = await contextOf(context, person)
  if (!theirs) return false
  const { rows } = await sql`
    select from ${visibleTable(source.resource, theirs)} where _id = ${id}`.execute(context.db)
  return rows.length > 0
}
