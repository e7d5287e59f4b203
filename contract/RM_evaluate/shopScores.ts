import { z } from 'zod'
import { call } from '#contract/call.ts'
import { scoreAnswer } from './dailyScoring.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { jsonText } from '#contract/jsonText.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { scoringResult } from './scoringResult.ts'
import { scoreSections, seesScores } from './scoringRules.ts'
import { shopSummary, threeNames } from '#contract/common/shopSummary.ts'
import { statTime, statTimeText } from './statTime.ts'

const result = recordSchema(scoringResult)

/**
 * The answers behind a result, each with its ratio (score over maximum points) and its contribution to the
 * total.
 */
export const dailyResultData = call({
  method: 'GET',
  path: '/ts/daily/scoring/result/data',
  does: "Returns a shop's result of one day, item by item.",
  can: seesScores,
  query: z.object({
    store_id: recordId,
    stat_time: statTimeText,
    report_id: recordId.optional(),
    site: z.string().max(64).optional(),
  }),
  reply: z.object({
    items: z.array(
      z.object({
        item_id: z.string(),
        code: z.string(),
        section: z.enum(scoreSections),
        ...threeNames,
        weight: z.number(),
        max_score: z.number(),
        ...scoreAnswer,
        ratio: z.number().nullable(),
        weighted: z.number().nullable(),
        /** Mean ratios: of the site's shops on that day, and of the benchmark site's shops. */
        site_average: z.number().nullable(),
        gz_average: z.number().nullable(),
        /** The shop's ratio on its previous confirmed day. */
        previous: z.number().nullable(),
      }),
    ),
    report_id: z.string(),
    stat_time: z.number(),
    total_score: z.number().nullable(),
    /** Whether the shop is at the benchmark site, where both averages are of the same shops. */
    is_benchmark: z.boolean().optional(),
  }),
  errors: ['not_found'],
})

/** A shop and a day; without a day the last one. */
export const shopOnDay = z.strictObject({ store_id: recordId, stat_time: statTime.optional() })

/** The last result of each shop. For a condition that names a shop, and perhaps a day, also its result then. */
export const scoringLatestResults = call({
  method: 'GET',
  path: '/ScoringLatestResult',
  does: 'Lists the last result of each shop.',
  can: seesScores,
  query: z.object({
    cond: z.string().max(20_000).optional(),
    sort: z.string().max(2000).optional(),
    range: z.string().max(40).optional(),
    site: z.string().max(64).optional(),
  }),
  reply: z.object({
    list: z.array(result),
    total: z.number(),
    /** As in `/ScoringLatestResult/one`, if the condition is one of those. */
    results: result.nullable().optional(),
  }),
  errors: ['cond.malformed', 'cond.field', 'range.limit'],
})

/** A shop's result on a day, or the nearest before it; the latest if no day is given. */
export const scoringLatestResult = call({
  method: 'GET',
  path: '/ScoringLatestResult/one',
  does: "Returns a shop's last result, or that of a day.",
  can: seesScores,
  query: z.object({
    cond: jsonText(shopOnDay),
    site: z.string().max(64).optional(),
  }),
  reply: z.object({
    results: result.nullable(),
    /** Whether it is from the requested day. */
    is_exact: z.boolean(),
    store: z.object(shopSummary),
    previous: result.nullable(),
  }),
  errors: ['not_found'],
})
