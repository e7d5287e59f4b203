import { sql } from 'kysely'
import { z } from 'zod'
import type { Message } from '#contract/System/i18n.ts'
import { parseJson } from '#contract/parseJson.ts'
import { parseRange } from '#contract/query.ts'
import { ApiError, type Page } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { and } from '#server/engine/condSql.ts'

/** What a list of messages can be asked for; see `i18nLanguages`. */
interface MessageQuery {
  readonly cond?: string | undefined
  readonly sort?: string | undefined
  readonly range?: string | undefined
}

/** The operator's own messages that match. */
export async function listMessages(db: Db, { cond, sort, range }: MessageQuery): Promise<Page<Message>> {
  const { locale, key, missing } = read(condition, cond)
  const where = and([
    ...(locale === undefined ? [] : [sql`locale = ${locale}`]),
    ...(typeof key === 'string' ? [sql`key = ${key}`] : []),
    ...(typeof key === 'object' ? [sql`position(lower(${key.$like}) in lower(key)) > 0`] : []),
    ...(missing === undefined
      ? []
      : [
          sql`not exists (
            select from i18n_message other where other.locale = ${missing} and other.key = i18n_message.key)`,
        ]),
  ])
  const asked = parseRange(range)
  const [start, size] = asked === 'ALL' ? [0, null] : [asked.start, asked.end - asked.start + 1]
  const order = Object.entries(read(ordering, sort)).map(([name, way]) =>
    way === -1 ? sql`${sql.ref(name)} desc` : sql`${sql.ref(name)}`,
  )
  const { rows } = await sql<Message>`
    select ${columns} from i18n_message where ${where}
    order by ${sql.join([...order, sql`key`, sql`locale`])} limit ${size} offset ${start}`.execute(db)
  const count = await sql<{ total: number }>`
    select count(*)::int as total from i18n_message where ${where}`.execute(db)
  return { list: rows, total: count.rows[0]?.total ?? 0 }
}

/** One message as it is sent. Throws 4040 if the operator has no text for it. */
export async function messageOf(db: Db, locale: string, key: string): Promise<Message> {
  const { rows } = await sql<Message>`
    select ${columns} from i18n_message where locale = ${locale} and key = ${key}`.execute(db)
  if (!rows[0]) throw new ApiError('not_found')
  return rows[0]
}

const columns = sql`key, locale, text, split_part(key, '.', 1) as area, updated_at, updated_by`

const condition = z.strictObject({
  locale: z.string().optional(),
  key: z.union([z.string(), z.strictObject({ $like: z.string() })]).optional(),
  missing: z.string().optional(),
})

const ordering = z.partialRecord(
  z.enum(['key', 'locale', 'updated_at']),
  z.union([z.literal(1), z.literal(-1)]),
)

/** Reads JSON of the address. Throws 4002 for what is not JSON, and 4003 for what cannot be asked. */
function read<T>(schema: z.ZodType<T>, text: string | undefined): T {
  let given: unknown
  try {
    given = parseJson(text ?? '{}')
  } catch {
    throw new ApiError('cond.malformed')
  }
  const { data, success } = schema.safeParse(given)
  if (!success) throw new ApiError('cond.field')
  return data
}
