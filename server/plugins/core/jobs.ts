import { forgetRequestFiles } from '#server/plugins/brandDB/brandAudit/forgetRequestFiles.ts'
import { removeOrphans } from '#server/services/files/removeOrphans.ts'
import { forgetFiles } from '#server/services/imports/forgetFiles.ts'
import { applyImport, checkImport, type Workshop } from '#server/services/imports/importJobs.ts'
import { spellJob } from '#server/services/search/spellJob.ts'
import { cleanUp } from '#server/services/jobs/cleanUp.ts'
import type { Job } from '#server/services/jobs/defineJob.ts'

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
