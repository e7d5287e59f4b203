import { z } from 'zod'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { scoringResultVersion } from './scoringResultVersion.ts'
import { seesScores } from './scoringRules.ts'
import { shopSummary } from '#contract/common/shopSummary.ts'
import { statRange, statRangeInOrder, statTime } from './statTime.ts'

/** The days on which a site was scored, newest first, each with its status. */
export const dailyStatTimes = call({
  method: 'GET',
  path: '/ts/daily/stat_time',
  does: 'Lists the scoring days of a site.',
  can: seesScores,
  query: z.object({ ...statRange, site: z.string().max(64).optional() }).superRefine(statRangeInOrder),
  reply: page(
    {
      stat_time: z.number(),
      /** The day, `YYYY-MM-DD`. */
      label: z.string(),
      /** `partial`: some of the reports are submitted. */
      status: z.enum(['open', 'partial', 'submitted', 'confirmed']),
      stores_total: z.number(),
      stores_scored: z.number(),
      stores_confirmed: z.number(),
      average: z.number().nullable(),
      /** The current version of the results, if the list is of one site. */
      result_set: recordSchema(scoringResultVersion).nullable(),
    },
    { latest: z.number().nullable() },
  ),
})

/**
 * The shops that the caller may score today: on the caller's own list, neither split nor merged, with a
 * tenant.
 */
export const dailyStores = call({
  method: 'GET',
  path: '/ts/daily/stores',
  does: 'Lists the shops that the caller may score today.',
  can: seesScores,
  query: z.object({ site: z.string().max(64).optional() }),
  reply: page(
    {
      ...shopSummary,
      /** The set of items that is in force for the shop today; without one it cannot be scored. */
      set_id: z.string().nullable(),
      /** Today, as a scoring day at the site of the shop. */
      stat_time: z.number(),
      report_id: z.string().nullable(),
      status: z.enum(['none', 'draft', 'submitted', 'confirmed']),
      last_score: z.number().nullable(),
      last_stat_time: z.number().nullable(),
    },
    {
      /** The rules of the current site by which today's scores are calculated. */
      rules: z.object({ cap: z.number(), min_share: z.number() }).nullable(),
      /** If there are no shops, the first reason that applies. */
      empty: z.enum(['no_own_shops', 'none_trading']).nullable(),
    },
  ),
})

/**
 * Confirms reports, either the named ones or all that were submitted for a day, and calculates the results of
 * the day. Only managers may confirm their own reports (4035).
 */
export const dailyScoringConfirm = call({
  method: 'POST',
  path: '/ts/daily/scoring/confirm',
  does: 'Confirms reports and calculates the results.',
  can: 'scoring.confirm',
  reach: { site: 'site' },
  body: z
    .object({
      site: recordId,
      report_ids: z.array(recordId).min(1).max(500).optional(),
      stat_time: statTime.optional(),
    })
    .refine(({ report_ids, stat_time }) => (report_ids === undefined) !== (stat_time === undefined), {
      path: ['report_ids'],
    }),
  reply: z.object({
    confirmed: z.number(),
    skipped: z.array(
      z.object({ report_id: z.string(), reason: z.enum(['draft', 'confirmed', 'own', 'not_found']) }),
    ),
    results_updated: z.number(),
  }),
  errors: ['approval.self', 'period.locked'],
})
