import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { linkHash, sha256 } from './chainSealed.ts'

/** A place in the chain. */
export interface Head {
  readonly seq: number
  readonly hash: string
}

export interface ChainReport {
  /** The number of entries that were checked. */
  readonly entries: number
  /** The last link, or null for an empty chain. */
  readonly head: Head | null
  readonly faults: number
}

const batch = 2000

/**
 * Compares all entries of the audit log with their hashes, and every link of the chain with the one before,
 * as of one moment, while others write. `onFault` gets a sentence about each entry that was changed, removed
 * or inserted by anything other than the console. `known` is a head from an earlier time, which shows whether
 * the end of the chain was cut off or everything was recalculated.
 */
export const verifyChain = (
  db: Db,
  onFault: (sentence: string) => void,
  known?: Head,
): Promise<ChainReport> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (inside) => {
      let faults = 0
      const fault = (sentence: string) => {
        faults += 1
        onFault(sentence)
      }
      const { entries, head, hasKnown } = await checkLinks(inside, fault, known)
      if (known && !hasKnown)
        fault(
          `The chain has no link ${known.seq} with the hash ${known.hash}: its end was removed, or it was written anew.`,
        )
      const waiting = await checkWaiting(inside, fault)
      return { entries: entries + waiting + (await checkUnsealed(inside, fault)), head, faults }
    })

type Fault = (sentence: string) => void

async function checkLinks(db: Db, fault: Fault, known?: Head) {
  let head: Head | null = null
  let entries = 0
  let hasKnown = false
  for (;;) {
    const last: Head = head ?? { seq: 0, hash: '' }
    const { rows } = await sql<SealedEntry & Head>`
      select seq, hash, entry_id, content, audit_log._id is not null as exists,
        audit_text(audit_log) as text, ${name} as name
      from audit_chain left join audit_log on _id = entry_id
      where seq > ${last.seq} order by seq limit ${batch}`.execute(db)
    let before = last
    for (const link of rows) {
      if (link.seq !== before.seq + 1)
        fault(`Removed: the links ${before.seq + 1} to ${link.seq - 1} of the chain.`)
      else if (link.hash !== linkHash(before.hash, link.content))
        fault(
          `Changed: the link ${link.seq} of the chain, to the entry ${link.entry_id}, or the one before it.`,
        )
      checkEntry(link, fault)
      hasKnown ||= link.seq === known?.seq && link.hash === known.hash
      before = link
    }
    if (rows.length === 0) return { entries, head, hasKnown }
    entries += rows.length
    head = { seq: before.seq, hash: before.hash }
  }
}

interface SealedEntry {
  readonly entry_id: string
  readonly content: string
  readonly exists: boolean
  readonly text: string
  readonly name: string
}

const name = sql`concat_ws(' ', _id, action, entity, entity_id, to_timestamp(at))`

function checkEntry({ entry_id, content, exists, text, name }: SealedEntry, fault: Fault): void {
  if (!exists) fault(`Removed: the entry ${entry_id}.`)
  else if (sha256(text) !== content) fault(`Changed: the entry ${name}.`)
}

/** Entries that will be chained within a minute. */
async function checkWaiting(db: Db, fault: Fault): Promise<number> {
  const { rows } = await sql<SealedEntry>`
    select entry_id, content, audit_log._id is not null as exists, audit_text(audit_log) as text, ${name} as name
    from audit_seal left join audit_log on _id = entry_id order by entry_id`.execute(db)
  for (const seal of rows) checkEntry(seal, fault)
  return rows.length
}

async function checkUnsealed(db: Db, fault: Fault): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select ${name} as name from audit_log
    where not exists (select from audit_chain where entry_id = _id)
      and not exists (select from audit_seal where entry_id = _id) order by _id`.execute(db)
  for (const { name } of rows) fault(`Inserted: the entry ${name}.`)
  return rows.length
}
