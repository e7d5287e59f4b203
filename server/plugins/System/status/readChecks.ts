import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Check } from '#contract/System/status.ts'
import type { Services } from '#server/http/services.ts'
import { readFaults } from '#server/services/partFaults.ts'
import { latencyOf, sizeOf } from './databaseFacts.ts'

type State = Check['state']
type CheckServices = Pick<Services, 'database' | 'settings' | 'quarantine' | 'troubles' | 'clock'>

/** Every check, in the order of the contract. */
export async function readChecks(services: CheckServices): Promise<Check[]> {
  const { database, settings, quarantine, troubles, clock } = services
  const now = clock.real()
  const { statements, calls } = troubles.recent()
  const [ms, bytes, disk, work, faults] = [
    await latencyOf(database),
    await sizeOf(database),
    await statfs(settings.DATA_DIR),
    await workOf(services, now),
    (await readFaults(database.db)).filter(({ last_at }) => last_at > now - day),
  ]
  const free = disk.bavail * disk.bsize
  const failures = calls.reduce((sum, { count }) => sum + count, 0)
  const isInMail = settings.SMTP_URL !== undefined
  return [
    { name: 'database', state: worse(ms, 50, 500), values: { ms } },
    { name: 'size', state: 'good', values: { mb: megabytes(bytes) } },
    {
      name: 'disk',
      state: worse(-free, -2 * gigabyte, -gigabyte / 5),
      values: { mb: megabytes(free), percent: Math.floor((100 * disk.bavail) / disk.blocks) },
    },
    {
      name: 'storage',
      state: 'good',
      values: { kind: settings.FILES_S3_BUCKET === undefined ? 'folder' : 'bucket' },
    },
    {
      name: 'queue',
      state: worse(work.waits, 60, 600),
      values: { queued: work.queued, running: work.running, seconds: work.waits },
    },
    { name: 'jobs', state: worse(work.failed, 1, 10), values: { count: work.failed } },
    { name: 'statements', state: worse(statements.length, 1, 20), values: { count: statements.length } },
    { name: 'calls', state: worse(failures, 1, 50), values: { count: failures } },
    {
      name: 'plugins',
      state: quarantine.problems.length > 0 ? 'bad' : 'good',
      values: { count: quarantine.problems.length },
    },
    { name: 'screens', state: worse(faults.length, 1, 10), values: { count: faults.length } },
    {
      name: 'delivery',
      state: isInMail || settings.DEMO ? worse(work.unsent, 100, 1000) : 'attention',
      values: { count: work.unsent, kind: isInMail || settings.DEMO ? 'mail' : 'none' },
    },
    {
      name: 'demo',
      state: settings.DEMO ? 'attention' : 'good',
      values: { demo: settings.DEMO ? 'on' : 'off' },
    },
  ]
}

const day = 86_400
const gigabyte = 2 ** 30
const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20)

/** The state of a figure that is worse the larger it is. */
const worse = (figure: number, attention: number, bad: number): State =>
  figure >= bad ? 'bad' : figure >= attention ? 'attention' : 'good'

interface WorkFacts {
  readonly queued: number
  readonly running: number
  /** The seconds for which the oldest job has been waiting. */
  readonly waits: number
  readonly failed: number
  readonly unsent: number
}

async function workOf({ database: { db } }: CheckServices, now: number): Promise<WorkFacts> {
  const { rows } = await sql<WorkFacts>`
    select count(*) filter (where status = 'queued')::int as queued,
      count(*) filter (where status = 'running')::int as running,
      greatest(coalesce(${now} - min(created_at) filter (where status = 'queued'), 0), 0)::int as waits,
      count(*) filter (where status = 'failed' and finished_at > ${now - day})::int as failed,
      (select count(*)::int from delivery where finished_at is null) as unsent
    from job`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('an aggregate has no row')
  return facts
}
