import { sql } from 'kysely'
import { tour } from '#contract/RM/tour.ts'
import { ref } from '#contract/fields.ts'
import type { Resource } from '#contract/resource.ts'
import { ApiError } from '#contract/reply.ts'
import { storedSearch } from '#contract/searchedBy.ts'
import type { Context } from '#server/engine/context.ts'
import { history } from '#server/engine/history.ts'
import { one } from '#server/engine/read.ts'
import { brandNames } from '#server/plugins/brandDB/brandAudit/brandRequests.ts'
import { toldTo } from '#server/services/events/toldTo.ts'
import { labelFields } from '#server/services/sheet/labelFields.ts'
import { namesOf, type Names } from '#server/services/sheet/namesOf.ts'
import type { RowCase } from '#tests/areas/rows.ts'
import type { Client } from '#tests/support/client.ts'
import { getFile } from '#tests/support/fileCalls.ts'

/** A signed-in person, over the wire and as the engine knows them. */
export interface Reader {
  readonly client: Client
  readonly context: Context
  readonly url: string
}

/** One way in which people come upon records. */
export interface Way {
  /** Whether a resource has it. */
  readonly has: (noun: Resource) => boolean
  /** Who should see a record by it. */
  readonly of: (row: RowCase) => readonly string[]
  /** The ids, of these, that somebody sees by it. */
  readonly seen: (noun: Resource, ids: readonly string[], reader: Reader) => Promise<readonly string[]>
}

const readers = ({ seenBy }: RowCase) => seenBy
const withLabels = ({ seenBy, labelsBy }: RowCase) => [...seenBy, ...labelsBy]
const always = () => true
const idsOf = ({ data }: { data: { list: { _id: string }[] } | null }) =>
  data?.list.map(({ _id }) => _id) ?? []

/** Tries each id in turn and keeps those that are found and not refused. */
async function each(ids: readonly string[], isSeen: (id: string) => Promise<boolean>): Promise<string[]> {
  const found: string[] = []
  for (const id of ids) if (await isSeen(id).catch(refused)) found.push(id)
  return found
}

function refused(error: unknown): false {
  if (error instanceof ApiError) return false
  throw error
}

export const ways: Readonly<Record<string, Way>> = {
  'a list and its total': {
    has: always,
    of: withLabels,
    seen: async (noun, ids, { client }) => {
      const answer = await client.list(noun.path, { cond: { _id: { $in: ids } }, range: 'ALL' })
      const { list = [], total = 0 } = answer.data ?? {}
      if (list.length !== total) throw new Error(`${noun.name}: ${list.length} of ${total}`)
      return idsOf(answer)
    },
  },
  'the first that matches': {
    has: always,
    of: withLabels,
    seen: async (noun, ids, { context }) =>
      each(ids, async (id) => (await one(noun, context, { cond: JSON.stringify({ _id: id }) })) !== null),
  },
  'its id': {
    has: always,
    of: readers,
    seen: async (noun, ids, { client }) =>
      each(ids, async (id) => (await client.call('GET', `${noun.path}/${id}`)).errcode === 0),
  },
  'a search': {
    has: (noun) => noun.search.length > 0,
    of: (row) => (row.isPast ? [] : withLabels(row)),
    seen: async (noun, ids, { client, context }) =>
      each(ids, async (id) => {
        const found = await client.list(noun.path, {
          // People who see only the labels may not ask for both.
          cond: { ...(noun.labels.length > 0 ? {} : { _id: id }), $q: await wordOf(noun, id, context) },
          range: '0-499',
        })
        return idsOf(found).includes(id)
      }),
  },
  'its history': {
    has: (noun) => !noun.isLog,
    of: readers,
    seen: async (noun, ids, { context }) =>
      each(ids, async (id) => (await history(noun, context, id, {})).total >= 0),
  },
  'an export': {
    has: (noun) => noun.exports !== undefined,
    of: (row) => row.exportedBy,
    seen: async (noun, ids, { client, url }) =>
      each(ids, async (id) => {
        const cond = noun.name === 'store' ? { _id: id, is_merge: [true, false] } : { _id: id }
        const { errcode, bytes } = await getFile({ url }, client, `${noun.path}/export`, {
          format: 'csv',
          cond,
        })
        return errcode === 0 && bytes.toString('utf8').trim().split('\n').length > 1
      }),
  },
  'an event': {
    // That the menu changed is told to everybody, and of no entry.
    has: (noun) => !noun.isLog && noun.name !== 'menu',
    of: readers,
    seen: async (noun, ids, { context }) => {
      const { rows } = await sql<{ _id: string; site: string | null }>`
        select _id, ${noun.scope === 'site' ? sql`site` : sql`null`} as site from ${sql.table(noun.name)}
        where _id = any(${ids}) and deleted_at is null`.execute(context.db)
      const changes = rows.map(({ _id, site }, seq) => ({
        seq,
        kind: 'record' as const,
        resource: noun.name,
        site,
        ids: [_id],
        users: null,
        request: null,
      }))
      const told = await toldTo(context, changes)
      return told.flatMap((event) => (event.kind === 'record' ? (event.ids ?? []) : []))
    },
  },
  'its files': {
    has: always,
    of: ({ filesBy }) => filesBy,
    seen: async (noun, ids, { client }) => {
      const uids = ids.map((id) => uidOf(noun, id)).join(',')
      const { data } = await client.call('GET', '/file/addresses', { uids })
      return data.list.map(({ biz_id }: { biz_id: string }) => biz_id)
    },
  },
  'the name of what a record refers to': {
    has: (noun) => labelFields(noun) !== undefined,
    of: withLabels,
    seen: async (noun, ids, { context }) => {
      const known: Names = new Map()
      const resource = { ...tour, fields: { it: ref(noun.name) } }
      await namesOf(known, context, { resource, page: ids.map((it) => ({ it })), locale: 'en_US' })
      return [...known.keys()].map((key) => key.slice('it '.length))
    },
  },
}

/** A word by which a search finds the record, whoever may see it: of its own texts, otherwise of what it refers to. */
async function wordOf(resource: Resource, id: string, context: Context): Promise<string> {
  const { name, fields, search, labels } = resource
  const row = sql`from ${sql.table(name)} where _id = ${id}`
  const columns = storedSearch(resource).filter((field) => labels.length === 0 || labels.includes(field))
  if (columns.length === 0 && name !== 'brand_audit') {
    // A unit has a number that everybody may read.
    const [source = '', inside] = (search.find((one) => one.includes('.')) ?? search[0] ?? '').split('.')
    const target = context.resources.get(fields[source]?.to ?? '')
    const { rows } = await sql<{ of: string | string[] }>`select ${sql.ref(source)} as of ${row}`.execute(
      context.db,
    )
    const [of] = [rows[0]?.of ?? []].flat()
    if (!target || of === undefined) return id
    if (inside === undefined) return wordOf(target, of, context)
    const named = await sql<{ text: string }>`
      select ${sql.ref(inside)} as text from ${sql.table(target.name)} where _id = ${of}`.execute(context.db)
    return named.rows[0]?.text ?? id
  }
  const texts =
    name === 'brand_audit'
      ? brandNames(context)
      : sql`concat_ws(' ', ${sql.join(columns.map((field) => sql.ref(field)))})`
  const { rows } = await sql<{ text: string }>`select ${texts} as text ${row}`.execute(context.db)
  const words = rows[0]?.text.split(/\s+/) ?? []
  return words.toSorted((one, other) => other.length - one.length)[0] ?? id
}

const uidOf = ({ name }: Resource, id: string): string =>
  `F.${name}.${id}`.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(-64)

/** A file of each of these records, which somebody without any right uploaded. */
export async function addFiles(
  { db }: Pick<Context, 'db'>,
  noun: Resource,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await sql`
      insert into attachment (uid, name, mime, size, sha256, biz_type, biz_id, uploaded_by, is_stored)
      values (${uidOf(noun, id)}, 'a.pdf', 'application/pdf', 1, '', ${noun.name}, ${id}, 'U019', true)`.execute(
      db,
    )
  }
}
