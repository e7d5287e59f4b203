import { sql } from 'kysely'
import type { ToldPeople } from '#contract/action.ts'
import { toldBy } from '#contract/lifecycle.ts'
import { text, type LocalText } from '#contract/localText.ts'
import type { Words } from '#contract/words.ts'
import { actorOf } from '#server/engine/asSystem.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { DoneStep } from '#server/engine/hooks.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { notify } from '#server/services/notifications/notify.ts'
import type { TodoSource } from './todo.ts'
import { mention } from './todoActions.ts'
import { todoPeople } from './todoPeople.ts'
import { todoLink } from './todoPage.ts'
import { titleSql } from './todoSql.ts'

/** Of up to this many records people are told one by one, of more how many they are. */
const fewRecords = 5

/** Notifies the people whom a step tells (`tells` in the lifecycle) that these records took it. */
export async function tellOfStep(
  { source, words }: { readonly source: TodoSource; readonly words: Words | undefined },
  inside: Context,
  { step, taken = {}, records }: DoneStep & { readonly records: readonly Row[] },
): Promise<void> {
  const tells = toldBy(source.resource, step)
  await tellMentioned(source, inside, { tells, taken, records })
  const told = new Map<string, Row[]>()
  for (const record of records)
    for (const person of await peopleOf(source, inside, { tells, record }))
      told.set(person, [...(told.get(person) ?? []), record])
  if (told.size === 0) return
  const type = `${source.resource.name}.${step}`
  const named = {
    ...inLanguages('noun', words?.name ?? asIs(source.resource.name)),
    ...inLanguages('step', words?.steps?.[step]?.done ?? others[step] ?? asIs(step)),
  }
  for (const [person, theirs] of told)
    if (theirs.length > fewRecords) {
      const params = { ...named, count: theirs.length }
      await notify(inside.db, { users: [person], type, title_key: 'todo.taken_many', params })
    }
  for (const record of records) {
    const few = [...told].filter(([, theirs]) => theirs.length <= fewRecords && theirs.includes(record))
    if (few.length === 0) continue
    const { title, site } = await titleOf(source, inside, String(record['_id']))
    await notify(inside.db, {
      users: few.map(([person]) => person),
      type,
      title_key: 'todo.taken',
      params: { ...named, ...inLanguages('title', title) },
      link: todoLink(source, { _id: String(record['_id']), site }, inside),
    })
  }
}

/** Tells the people whom an action takes that they are mentioned. Throws 4004 if somebody may not see the record. */
async function tellMentioned(
  source: TodoSource,
  inside: Context,
  {
    tells,
    taken,
    records,
  }: { readonly tells: readonly ToldPeople[]; readonly taken: Row; readonly records: readonly Row[] },
): Promise<void> {
  for (const name of tells.filter((told) => typeof told === 'string' && told in taken) as string[]) {
    const people = [taken[name]]
      .flat()
      .filter((id) => typeof id === 'string' && id !== actorOf(inside)) as string[]
    for (const record of people.length > 0 ? records : [])
      await mention(inside, source, { people, record, name })
  }
}

/** What is done and is no step. */
const others: Readonly<Record<string, LocalText>> = {
  create: text('新增', '新增', 'new'),
  comment: text('有新留言', '有新留言', 'new comment'),
}

/** The ids of the people whom a step of a record tells. */
async function peopleOf(
  source: TodoSource,
  inside: Context,
  { tells, record }: { readonly tells: readonly ToldPeople[]; readonly record: Row },
): Promise<readonly string[]> {
  const found = new Set<unknown>()
  for (const told of tells) {
    if (typeof told === 'string') for (const person of [record[told]].flat()) found.add(person)
    else {
      const kind = source.kinds.find(({ steps = [] }) => steps.some((name) => name === told.may))
      const todo = kind && { source, kind, id: String(record['_id']) }
      for (const { _id } of todo ? await todoPeople(todo, inside) : []) found.add(_id)
    }
  }
  return [...found].filter((person) => typeof person === 'string' && person !== actorOf(inside)) as string[]
}

async function titleOf(
  source: TodoSource,
  inside: Context,
  id: string,
): Promise<{ readonly title: LocalText; readonly site: string | null }> {
  const { resource } = source
  const { rows } = await sql<{ title: LocalText; site: string | null }>`
    select ${titleSql(source, inside)} as title, ${resource.scope === 'site' ? sql`site` : sql`null::text`} as site
    from ${visibleTable(resource, inside)} where _id = ${id}`.execute(inside.db)
  return rows[0] ?? { title: asIs(id), site: null }
}

const asIs = (name: string): LocalText => ({ zh_CN: name, zh_TW: name, en_US: name })

/** A text as values of the placeholders `name_sc`, `name_tc`, `name_en`; of a name with a plural the singular. */
const inLanguages = (name: string, { zh_CN, zh_TW, en_US }: LocalText): Record<string, string> => ({
  [`${name}_sc`]: singular(zh_CN),
  [`${name}_tc`]: singular(zh_TW),
  [`${name}_en`]: singular(en_US),
})

const singular = (text: string): string => text.split('||||')[0]?.trim() ?? text
