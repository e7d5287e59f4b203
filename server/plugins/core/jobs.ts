import { removeOrphans } from '#server/services/files/removeOrphans.ts'
import { forgetFiles } from '#server/services/imports/forgetFiles.ts'
import { applyImport, checkImport, type Workshop } from '#server/services/imports/importJobs.ts'
import { spellJob } from '#server/services/search/spellJob.ts'
import { cleanUp } from '#server/services/jobs/cleanUp.ts'
import type { Job } from '#server/services/jobs/defineJob.ts'

/** The jobs of the server itself. */
export const coreJobs = (workshop: Workshop): readonly Job[] => [
  cleanUp,
  spellJob,
  removeOrphans(workshop.files),
  forgetFiles,
  checkImport(workshop),
  applyImport(workshop),
]
