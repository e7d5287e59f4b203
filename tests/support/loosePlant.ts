import { contract } from '#tools/contract.ts'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import { barePlant } from './barePlant.ts'
import { answerPage, type PassingReply, type Plant } from './plantingProxy.ts'

/**
 * `barePlant` from careless hands: ids are numbers, a list is null when nothing is in it, errors are a bare 500 unless the session
 * is over, a change is answered without the record, and the people, the menu and the stores that somebody acts on have the fields
 * that the specification names and no others. Of the records every third lacks each field that may be missing (`lacking`), every
 * third has null for each list (`nulls`), and every third is in a state that nobody knows (`odd`).
 */
export const loosePlant: Plant = {
  knows: (url, method) => url.pathname === '/api/v1/spaceowner' || barePlant.knows?.(url, method) !== false,
  asked: (url) => {
    url.pathname = idsIn(url.pathname)
    for (const [name, value] of Object.entries(Object.fromEntries(url.searchParams)))
      url.searchParams.set(name, idsIn(value))
  },
  carried: idsIn,
  answered: (answer, url, method) => {
    const code = answer.body.errcode
    if (typeof code !== 'number') return
    barePlant.answered?.(answer, url, method)
    if (code === 555) return
    if (code > 0) return answerPage(answer, 500)
    const path = url.pathname.replace('/api/v1', '')
    const noun = nouns.find(({ path: own }) => path === own || path.startsWith(`${own}/`))
    if (noun && (method === 'PUT' || method === 'DELETE')) delete answer.body.data
    loosen(path, noun, answer.body)
  },
}

/** What a record of the loose back end is like, by its id at our own; a new one has null for lists. */
export const kindOf = (id: string): 'lacking' | 'nulls' | 'odd' => {
  const place = /^\w{20}$/.test(id) ? 1 : Number(/\d$/.exec(id)?.[0] ?? 0) % 3
  return (['lacking', 'nulls', 'odd'] as const)[place] ?? 'lacking'
}

/** The id under which the loose back end has a record of our own. */
export function looseId(id: string): number {
  if (/^\d{1,8}$/.test(id)) return Number(id)
  const number = numbers.get(id) ?? first + numbers.size
  numbers.set(id, number)
  ids.set(String(number), id)
  return number
}

const first = 700_000_001
const numbers = new Map<string, number>()
const ids = new Map<string, string>()
const nouns: readonly Resource[] = Object.values(contract.resources)

/** A text with our own ids in the place of the numbers. */
function idsIn(text: string): string {
  return text.replaceAll(/\b7\d{8}\b/g, (number) => ids.get(number) ?? number)
}

const named: Readonly<Record<string, readonly string[]>> = {
  '/signin': ['username', 'email', 'locale'],
  '/userinfo': ['_id', 'username', 'roles', 'department', 'sites', 'locale'],
  '/menu': '_id parent uri name name_en name_tc icon order is_out is_active permission_code sites'.split(' '),
  '/spaceowner': ['_id', 'stores', 'permits'],
}

function loosen(path: string, noun: Resource | undefined, envelope: PassingReply['body']): void {
  const { data } = envelope
  if (typeof data !== 'object' || data === null) return
  for (const record of data.list ?? [data]) {
    const kept = named[path]
    if (kept) for (const name of Object.keys(record)) if (!kept.includes(name)) delete record[name]
    if (noun && !kept) loosenRecord(noun, record)
  }
  for (const site of data.sites ?? []) for (const name of ['code', 'currency']) delete site[name]
  for (const role of data.roles ?? []) for (const name of ['_id', 'name', 'name_en']) delete role[name]
  if (data.list?.length === 0) data.list = null
  number(data)
}

function loosenRecord({ fields }: Resource, record: PassingReply['body']): void {
  const kind = kindOf(String(record._id))
  for (const name of ['created_at', 'updated_at', 'is_active']) delete record[name]
  for (const [name, field] of Object.entries(fields)) {
    if (kind === 'lacking' && mayLack(name, field)) delete record[name]
    if (kind === 'nulls' && Array.isArray(record[name])) record[name] = null
    if (kind === 'odd' && field.kind === 'choice' && name in record) record[name] = 'unheard_of'
  }
}

/** Names and numbers of records stay: by them people know which is which. */
const mayLack = (name: string, { required }: Field): boolean =>
  !required && !/^_id$|^name|^code$|_no$|^title$|^username$|^site$/.test(name)

/** Makes each id in an answer a number. */
function number(value: PassingReply['body']): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (!isId.test(name)) number(part)
    else if (typeof part === 'string') value[name] = looseId(part)
    else if (Array.isArray(part) && part.every((id) => typeof id === 'string'))
      value[name] = part.map(looseId)
    else number(part)
  }
}

const isId = /^(_id|id|site|sites|parent|path)$|_(id|ids|by)$/
