import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import type { Log } from '#server/base/log.ts'
import type { Database } from '#server/db/database.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { chainSealed } from './chainSealed.ts'

const batch = 1000

/**
 * Every minute: adds new entries of the audit log to its chain. The head of the chain goes to the server's
 * log and into the job's result, where somebody who changes the database cannot change it as well.
 */
export const chainJob = ({ uncommitted }: Pick<Database, 'uncommitted'>, log: Log) =>
  defineJob({
    name: 'audit.chain',
    title: text('审计日志上链', '串接稽核日誌', 'Chain the audit log'),
    every: 60,
    isDue: async (db) => {
      // What a long transaction wrote may still be undone.
      if (uncommitted.has('audit_seal')) return false
      const { rows } = await sql`select from audit_seal limit 1`.execute(db)
      return rows.length > 0
    },
    run: async ({ context: { db }, signal, giveWay }) => {
      for (let count = batch; count === batch && !uncommitted.has('audit_seal');) {
        signal.throwIfAborted()
        count = await chainSealed(db, batch)
        await giveWay?.()
      }
      const { rows } = await sql<{ seq: number; hash: string }>`
        select seq, hash from audit_chain order by seq desc limit 1`.execute(db)
      log.info(rows[0], 'head of the audit chain')
      return rows[0] ?? {}
    },
  })
