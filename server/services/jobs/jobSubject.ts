import type { Subject } from '#contract/access.ts'
import type { Db } from '#server/db/database.ts'
import { systemAt } from '#server/engine/asSystem.ts'
import { personNow } from '#server/services/session/personNow.ts'
import type { TakenJob } from './takeUp.ts'

/**
 * In whose name a job runs: the person who started it, with their current rights, or the system for scheduled
 * jobs. Throws 1002 if the person is gone.
 */
export const jobSubject = async (
  db: Db,
  { created_by, site }: Pick<TakenJob, 'created_by' | 'site'>,
): Promise<Subject> => (created_by === null ? systemAt(db) : (await personNow(db, created_by, site)).who)
