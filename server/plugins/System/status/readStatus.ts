import type { z } from 'zod'
import type { systemStatus } from '#contract/System/status.ts'
import type { Services } from '#server/http/services.ts'
import { readChecks } from './readChecks.ts'
import { databaseVersion } from './databaseFacts.ts'

type Status = z.infer<typeof systemStatus.reply>

/** How the installation is now. */
export async function readStatus(services: Services): Promise<Status> {
  const { database, version, troubles } = services
  const { since, statements, calls } = troubles.recent()
  return {
    version,
    database: await databaseVersion(database),
    node: process.version,
    started_at: since,
    checks: await readChecks(services),
    statements: [...statements],
    calls: [...calls],
  }
}
