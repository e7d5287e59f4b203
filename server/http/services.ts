import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Fair } from '#server/fair/fair.ts'
import type { Events } from '#server/events/events.ts'
import type { FileStore } from '#server/files/fileStore.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { ServerPlugin } from '#server/plugins/defineServerPlugin.ts'
import type { Settings } from '#server/settings.ts'
import type { Log } from './log.ts'

/** What every request may use; made once at the start. */
export interface Services {
  readonly database: Database
  readonly settings: Settings
  readonly clock: Clock
  readonly log: Log
  readonly jobs: Jobs
  /** The lines that callers wait in. */
  readonly fair: Fair
  /** What changes, on whichever server. */
  readonly events: Events
  /** The contents of uploaded files. */
  readonly files: FileStore
  /** The server halves of the plugins that run. */
  readonly plugins: readonly ServerPlugin[]
  readonly version: string
}
