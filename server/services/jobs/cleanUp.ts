import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { defineJob } from './defineJob.ts'

const day = 86_400

/**
 * What is no longer needed after a while: the table, its key, and how many seconds after which time a row is
 * kept.
 */
const swept = [
  { table: 'session', key: 'token_hash', moment: 'expires_at', kept: 30 * day },
  { table: 'captcha_used', key: 'id_hash', moment: 'expires_at', kept: 0 },
  { table: 'encrypt_key', key: '_id', moment: 'expires_at', kept: 600 },
  { table: 'one_time_token', key: 'token_hash', moment: 'expires_at', kept: 600 },
  { table: 'sms_code', key: '_id', moment: 'expires_at', kept: 0 },
  { table: 'reset_token', key: 'token_hash', moment: 'expires_at', kept: 0 },
  { table: 'rate_limit', key: 'key', moment: 'since', kept: 2 * day },
  { table: 'idempotency', key: 'key', moment: 'at', kept: 30 * day },
  { table: 'event', key: 'seq', moment: 'at', kept: 3600 },
  { table: 'delivery', key: 'seq', moment: 'finished_at', kept: 30 * day },
  { table: 'sign_in', key: '_id', moment: 'at', kept: 180 * day },
  { table: 'job', key: '_id', moment: 'finished_at', kept: 30 * day },
] as const

const batch = 1000

/** Hourly: removes expired sessions, codes, keys and counts, in batches that nobody has to wait for. */
export const cleanUp = defineJob({
  name: 'session.cleanup',
  title: text('清理过期会话与验证码', '清理過期工作階段與驗證碼', 'Remove expired sessions and codes'),
  every: 3600,
  run: async ({ context: { db }, progress, signal }) => {
    const total = await countOver(db)
    let done = 0
    for (const place of swept) {
      for (let removed = batch; removed === batch; done += removed) {
        signal.throwIfAborted()
        progress(done, total)
        removed = await removeBatch(db, place)
      }
    }
    return { removed: done }
  },
})

type Place = (typeof swept)[number]

const isOver = ({ moment, kept }: Place) =>
  sql`${sql.ref(moment)} < extract(epoch from now())::int8 - ${kept}`

async function countOver(db: Db): Promise<number> {
  const counts = swept.map(
    (place) => sql`(select count(*) from ${sql.table(place.table)} where ${isOver(place)})`,
  )
  const { rows } = await sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(db)
  return rows[0]?.total ?? 0
}

// Rows that others are using are left for the next time. Another person can have the same key in a younger
// row.
async function removeBatch(db: Db, place: Place): Promise<number> {
  const [table, key] = [sql.table(place.table), sql.ref(place.key)]
  const { rows } = await sql`
    delete from ${table} where ${key} in (
      select ${key} from ${table} where ${isOver(place)} limit ${batch} for update skip locked)
      and ${isOver(place)}
    returning 1 as removed`.execute(db)
  return rows.length
}
