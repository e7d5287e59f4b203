import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Database, Db } from '#server/db/database.ts'
import type { Log } from '#server/base/log.ts'

/** The one queue of all jobs; a ticket refers to a row of the table `job`. */
export const queueName = 'atrium'

/**
 * Seconds of silence after which another server takes a job over. A folder has only one server, which resumes
 * its own jobs.
 */
const silence = { pglite: 60, postgresql: 10 }

const day = 86_400

/**
 * Opens the job queue, whose tables are in the schema `pgboss` of the same database. It only carries tickets
 * and detects servers that died; attempts, results and what people see are ours, so it retries forever and
 * notifies nobody.
 */
export async function openQueue(database: Database, log: Log): Promise<PgBoss> {
  const isEmbedded = database.kind === 'pglite'
  const look = isEmbedded ? 20 : 1
  const boss = new PgBoss({
    db: onePerStatement(database),
    backend: isEmbedded ? 'pglite' : 'postgres',
    schedule: false,
    superviseIntervalSeconds: look,
    monitorIntervalSeconds: look,
    maintenanceIntervalSeconds: 600,
    flowIntervalSeconds: day,
    bamIntervalSeconds: 600,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: asError(error) }, 'job queue'))
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'))
  await boss.start()
  await boss.createQueue(queueName)
  await boss.updateQueue(queueName, {
    heartbeatSeconds: silence[database.kind],
    expireInSeconds: day,
    retryLimit: 1_000_000,
    retryDelay: 0,
    retentionSeconds: 365 * day,
    deleteAfterSeconds: 3600,
  })
  // The library now knows the queue. Looking it up inside a transaction would wait forever for the connection
  // that the transaction has.
  await boss.findJobs(queueName, { id: randomUUID() })
  return boss
}

/** The library reports some of its errors as plain objects with the properties of an error. */
const asError = (told: Error): Error => (told instanceof Error ? told : Object.assign(new Error(), told))

/**
 * Each statement of the queue gets its own connection. A broken transaction of the queue must not stay open
 * on it.
 */
const onePerStatement = ({ db }: Database): ReturnType<typeof fromKysely> => ({
  executeSql: (text, values) =>
    db.connection().execute(async (connection) => {
      try {
        return await fromKysely(connection).executeSql(text, values)
      } catch (error) {
        await sql`rollback`.execute(connection).catch(() => undefined)
        throw error
      }
    }),
})

/**
 * Resumes what was running when this server's folder was last in use: its process is gone, otherwise the
 * folder could not have been opened.
 */
export async function takeBack(db: Db, boss: PgBoss): Promise<void> {
  const { rows } = await sql<{ ticket: string }>`select ticket from job where status = 'running'`.execute(db)
  if (rows.length > 0) {
    await boss.fail(
      queueName,
      rows.map(({ ticket }) => ticket),
    )
  }
}
