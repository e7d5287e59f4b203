import { z } from 'zod'
import { call } from '#contract/call.ts'
import { plainText, recordId, revision } from '#contract/fieldSchemas.ts'
import { statTime } from './statTime.ts'

const reason = plainText.trim().min(1).max(500)

/**
 * Calculates the results of a day again from its confirmed reports. The previous results are archived
 * (`scoring.archive_versions`). If nothing changes there is no new version.
 */
export const dailyScoringRegen = call({
  method: 'POST',
  path: '/ts/daily/scoring/regen',
  does: 'Calculates the results of a day again.',
  can: 'scoring.regen',
  reach: { site: 'site' },
  body: z.object({
    site: recordId,
    stat_time: statTime,
    /** Only the scores of these shops; ranks are always calculated over all. */
    store_ids: z.array(recordId).min(1).max(500).optional(),
    reason,
  }),
  reply: z.object({
    run_version: z.number(),
    previous_version: z.number().nullable(),
    stores: z.number(),
    changed: z.number(),
  }),
  errors: ['not_found', 'job.running'],
})

/**
 * Restores archived results of a day as a new version, so that the restore can be undone too. Reports stay as
 * they are.
 */
export const dailyScoringRecover = call({
  method: 'POST',
  path: '/ts/daily/scoring/recover/results',
  does: 'Restores archived results of a day.',
  can: 'scoring.recover',
  reach: { site: 'site' },
  body: z.object({
    site: recordId,
    stat_time: statTime,
    /** The version before the current one by default. */
    version: revision.optional(),
    reason,
  }),
  reply: z.object({ restored_version: z.number(), stores: z.number() }),
  errors: ['not_found', 'job.running'],
})
