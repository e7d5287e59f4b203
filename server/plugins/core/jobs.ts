import { text } from '#contract/localText.ts'
import type { Log } from '#server/base/log.ts'
import type { Database } from '#server/db/database.ts'
import { spellMissing } from '#server/engine/spell.ts'
import { chainJob } from '#server/services/audit/chainJob.ts'
import { removeOrphans } from '#server/services/files/removeOrphans.ts'
import { forgetFiles } from '#server/services/imports/forgetFiles.ts'
import { applyImport, checkImport, type Workshop } from '#server/services/imports/importJobs.ts'
import { cleanUp } from '#server/services/jobs/cleanUp.ts'
import { defineJob, type Job } from '#server/services/jobs/defineJob.ts'
import type { Channel } from '#server/services/delivery/channel.ts'
import { tidyTables } from '#server/services/jobs/tidyTables.ts'
import { deliver } from '#server/services/delivery/deliver.ts'

/** What the jobs of the server itself are created from. */
interface CoreJobsOptions extends Workshop {
  readonly database: Workshop['database'] & Pick<Database, 'uncommitted' | 'kind'>
  readonly channels: readonly Channel[]
  /** The address of the console. */
  readonly home: string
  readonly log: Log
}

/** The jobs of the server itself. */
export const coreJobs = ({ channels, home, log, ...workshop }: CoreJobsOptions): readonly Job[] => [
  chainJob(workshop.database, log),
  cleanUp,
  spellJob,
  removeOrphans(workshop.files),
  forgetFiles,
  checkImport(workshop),
  applyImport(workshop),
  deliver(channels, home),
  ...(workshop.database.kind === 'pglite' ? [tidyTables] : []),
]

/** Hourly: writes the pinyin of names that were inserted by other means than the calls. */
const spellJob = defineJob({
  name: 'search.spelling',
  title: text('整理拼音索引', '整理拼音索引', 'Spell new names for the search'),
  every: 3600,
  cancellable: false,
  run: async ({ context: { db, resources } }) => ({ spelled: await spellMissing(db, resources.values()) }),
})
