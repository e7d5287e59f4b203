import type { FileStore } from '#server/files/fileStore.ts'
import { removeOrphans } from '#server/files/removeOrphans.ts'
import { forgetFiles } from '#server/imports/forgetFiles.ts'
import { applyImport, checkImport } from '#server/imports/importJobs.ts'
import type { ServerPlugin } from '#server/plugins/defineServerPlugin.ts'
import { spellJob } from '#server/search/spellJob.ts'
import { cleanUp } from './cleanUp.ts'
import type { Job } from './defineJob.ts'

/** Every job that this server can do: its own, and those of these plugins. */
export const jobsOf = (plugins: readonly ServerPlugin[], files: FileStore): readonly Job[] => [
  cleanUp,
  spellJob,
  removeOrphans(files),
  forgetFiles,
  checkImport({ files, plugins }),
  applyImport({ files, plugins }),
  ...plugins.flatMap(({ jobs = [] }) => jobs),
]
