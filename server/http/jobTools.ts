import type { Settings } from '#server/base/settings.ts'
import type { FileStore } from '#server/services/files/fileStore.ts'
import type { Jobs } from '#server/services/jobs/jobs.ts'

/** What some jobs need besides the database. The services of a request have it too. */
export interface JobTools {
  /** Its `start` starts another job, in somebody's name. */
  readonly jobs: Pick<Jobs, 'start'>
  /** The contents of files. */
  readonly files: FileStore
  readonly settings: Pick<Settings, 'DATA_DIR'>
}
