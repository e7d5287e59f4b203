import type { Clock } from '#server/base/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { ErrorCatalogue } from '#server/base/errorCatalogue.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import type { FairQueues } from './fair/fair.ts'
import type { Events } from '#server/services/events/events.ts'
import type { FileStore } from '#server/services/files/fileStore.ts'
import type { Jobs } from '#server/services/jobs/jobs.ts'
import type { Quarantine } from './quarantine.ts'
import type { ServerPlugin } from './defineServerPlugin.ts'
import type { Settings } from '#server/base/settings.ts'
import type { Troubles } from '#server/base/troubles.ts'
import type { Log } from '#server/base/log.ts'

/** What every request can use; created once at startup. */
export interface Services {
  readonly database: Database
  readonly settings: Settings
  readonly clock: Clock
  readonly log: Log
  readonly jobs: Jobs
  /** The lines that callers wait in. */
  readonly fair: FairQueues
  /** Changes on all servers. */
  readonly events: Events
  /** The contents of uploaded files. */
  readonly files: FileStore
  /** Every resource by the name that references use, with the hooks of its area. */
  readonly resources: ReadonlyMap<string, ServedResource>
  /** Every error by its key. */
  readonly errors: ErrorCatalogue
  /** The server halves of the running plugins. */
  readonly plugins: readonly ServerPlugin[]
  /** The halves that were left out at startup, and why. */
  readonly quarantine: Quarantine
  /** What went wrong in this process lately. */
  readonly troubles: Troubles
  readonly version: string
}
