import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import type { ReconciliationContext } from './keepReconciled.ts'
import { queueName } from './queue.ts'
import { sendTicket } from './startJob.ts'

/**
 * Repairs mismatches: an open job without a ticket in the queue gets a new ticket, and a state that waits for
 * a job that is over, or never existed, is ended. Both can come from a backup that did not include
 * everything.
 */
export async function reconcile({
  db,
  boss,
  known,
  log,
}: Omit<ReconciliationContext, 'stopping'>): Promise<void> {
  const found: Record<string, number> = { tickets: await replaceTickets(db, boss) }
  for (const job of known.values()) found[job.name] = (await job.reconcile?.(db)) ?? 0
  const ended = Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0))
  if (Object.keys(ended).length > 0) log.warn({ ended }, 'states that waited for a missing job were ended')
}

/** Without a ticket nobody would ever take up the job, and no other job with its key could start. */
async function replaceTickets(db: Db, boss: ReconciliationContext['boss']): Promise<number> {
  const { rows } = await sql<{ _id: string }>`
    select _id from job where ${isWithoutTicket}`.execute(db)
  for (const { _id } of rows) await inTransaction(db, (inside) => replaceTicket(inside, boss, _id))
  return rows.length
}

async function replaceTicket(inside: Db, boss: ReconciliationContext['boss'], id: string): Promise<void> {
  const ticket = randomUUID()
  const { rows } = await sql`
    update job set ticket = ${ticket}, status = 'queued' where _id = ${id} and ${isWithoutTicket}
    returning 1 as replaced`.execute(inside)
  if (rows.length > 0) await sendTicket(inside, boss, { id, ticket })
}

const isWithoutTicket = sql`
  status in ('queued', 'running')
  and not exists (select from pgboss.job waiting where waiting.name = ${queueName}
    and waiting.id = job.ticket and waiting.state < 'completed')`
