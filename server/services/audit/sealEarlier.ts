import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { lockChain } from './chainSealed.ts'

const batch = 2000

/**
 * Seals the entries of an installation from before the chain, once, in batches; the job `audit.chain` does
 * the rest. Entries that come later without a seal were not written by the console.
 */
export async function sealEarlier(db: Db): Promise<void> {
  const done = await sql`select from installation where key = 'audit_sealed'`.execute(db)
  if (done.rows.length > 0) return
  for (let after: string | null = ''; after !== null;) after = await sealBatch(db, after)
  await sql`
    insert into installation (key, value) values ('audit_sealed', extract(epoch from now())::int8::text)
    on conflict do nothing`.execute(db)
}

/** Returns the id of the last entry of the batch, or null when there is none. */
const sealBatch = (db: Db, after: string): Promise<string | null> =>
  inTransaction(db, async (inside) => {
    // Another server may be sealing the same entries, or chaining those that are sealed.
    await lockChain(inside)
    const { rows } = await sql<{ last: string | null }>`
      with earlier as (select _id from audit_log where _id > ${after} order by _id limit ${batch}),
      sealed as (
        insert into audit_seal (entry_id, content)
        select _id, encode(sha256(convert_to(audit_text(audit_log), 'UTF8')), 'hex')
        from audit_log where _id in (select _id from earlier)
          and not exists (select from audit_chain where entry_id = _id)
        on conflict do nothing)
      select max(_id) as last from earlier`.execute(inside)
    return rows[0]?.last ?? null
  })
