import { forgetRequestFiles } from '#server/brandAudit/forgetRequestFiles.ts'
import { removeOrphans } from '#server/files/removeOrphans.ts'
import { forgetFiles } from '#server/imports/forgetFiles.ts'
import { applyImport, checkImport, type Workshop } from '#server/imports/importJobs.ts'
import { spellJob } from '#server/search/spellJob.ts'
import { cleanUp } from './cleanUp.ts'
import type { Job } from './defineJob.ts'

/** Every job that this server can do: its own, and those of these plugins. */
export const jobsOf = (workshop: Workshop): readonly Job[] => [
  cleanUp,
  spellJob,
  removeOrphans(workshop.files),
  forgetFiles,
  forgetRequestFiles,
  checkImport(workshop),
  applyImport(workshop),
  ...workshop.plugins.flatMap(({ jobs = [] }) => jobs),
]
