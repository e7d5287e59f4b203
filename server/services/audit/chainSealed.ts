import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'

interface Seal {
  readonly entry_id: string
  readonly content: string
}

/** Adds at most this many committed entries to the chain, and returns how many. Concurrent runs wait. */
export const chainSealed = (db: Db, most: number): Promise<number> =>
  inTransaction(db, async (inside) => {
    await lockChain(inside)
    const head = await sql<{ seq: number; hash: string }>`
      select seq, hash from audit_chain order by seq desc limit 1`.execute(inside)
    const { rows } = await sql<Seal>`
      delete from audit_seal where entry_id in (select entry_id from audit_seal order by entry_id limit ${most})
      returning entry_id, content`.execute(inside)
    let { seq, hash } = head.rows[0] ?? { seq: 0, hash: '' }
    const links = rows
      .toSorted((a, b) => (a.entry_id < b.entry_id ? -1 : 1))
      .map(({ entry_id, content }) => {
        seq += 1
        hash = linkHash(hash, content)
        return { seq, entry_id, content, hash }
      })
    await sql`
      insert into audit_chain select * from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
        as link (seq int8, entry_id text, content text, hash text)`.execute(inside)
    return links.length
  })

/** Only one transaction at a time adds to the chain; writers of entries do not wait. */
export const lockChain = (inside: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('audit_chain'))`.execute(inside)

/** The SHA-256 of the hash before, or of nothing for the first, followed by that of the entry, in hex. */
export const linkHash = (before: string, content: string): string => sha256(before + content)

/** The SHA-256 of a text in UTF-8, in hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
