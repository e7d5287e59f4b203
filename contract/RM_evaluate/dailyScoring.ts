import { z } from 'zod'
import { call } from '#contract/call.ts'
import { plainText, recordId, revision } from '#contract/fieldSchemas.ts'
import { jsonText } from '#contract/jsonText.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { scoringReport } from './scoringReport.ts'
import { scoresShops, seesScores } from './scoringRules.ts'
import { statTime, statTimeText } from './statTime.ts'

/** The answer to one item: points, or not applicable (`is_na`), or not answered yet. */
export const scoreAnswer = {
  score: z.number().nullable(),
  is_na: z.boolean(),
  remark: z.string().nullable(),
  /** The `uid`s of photos. */
  attachs: z.array(z.string()),
  /** Ids of daily score tags. */
  tags: z.array(z.string()),
}

const reportAnswer = z.object({
  item_id: z.string(),
  ...scoreAnswer,
  /** Counts the changes of the answer; who made the last of them, and when. A back end need not keep them. */
  rev: z.int().optional(),
  updated_by: z.string().nullable().optional(),
  updated_at: z.int().nullable().optional(),
})

const report = z.intersection(
  recordSchema(scoringReport),
  z.object({
    items: z.array(reportAnswer),
    /** What the score so far depends on: see `ScoreRules`. */
    rules: z.object({ cap: z.number(), min_share: z.number() }),
  }),
)

/** The answers of a conflict, by their items. */
export const storedAnswers = z.record(z.string(), reportAnswer)

const cond = jsonText(z.strictObject({ report_id: recordId }))

/** A report with its items, or null. */
export const dailyScoring = call({
  method: 'GET',
  path: '/ts/daily/scoring',
  does: 'Returns a report by its id, or the report of a shop on a day.',
  can: seesScores,
  query: z
    .object({
      report_id: recordId.optional(),
      store_id: recordId.optional(),
      stat_time: statTimeText.optional(),
      site: z.string().max(64).optional(),
    })
    .refine(
      ({ report_id, store_id, stat_time }) =>
        report_id === undefined
          ? store_id !== undefined && stat_time !== undefined
          : store_id === undefined && stat_time === undefined,
      { path: ['report_id'] },
    ),
  reply: report.nullable(),
})

/** Starts a report. The shop and the day are its key: a second request returns the existing report. */
export const dailyScoringCreate = call({
  method: 'POST',
  path: '/ts/daily/scoring',
  does: 'Starts a report without any answers.',
  can: scoresShops,
  reach: { site: 'site', store_id: 'store' },
  body: z.object({
    site: recordId,
    store_id: recordId,
    stat_time: statTime,
    /** The version of the item set; by default the set in force on the day. */
    item_set_version: revision.optional(),
  }),
  reply: report,
  errors: ['store.denied', 'period.locked'],
})

/** How many photos an answer can have. */
export const mostPhotos = 9

const answer = z
  .object({
    item_id: recordId,
    score: z.number().min(0).max(100).nullable(),
    is_na: z.boolean().default(false),
    remark: plainText.max(500).nullable().default(null),
    attachs: z.array(recordId).max(mostPhotos).default([]),
    tags: z.array(recordId).max(50).default([]),
    /**
     * Of the answer that the change is based on. If somebody else has changed it since, nothing is stored (4092), and
     * `current` has the stored answers by their items.
     */
    rev: revision.optional(),
  })
  .refine(({ score, is_na }) => score === null || !is_na, { path: ['is_na'] })

const isEachOnce = (answers: readonly { item_id: string }[]): boolean =>
  new Set(answers.map(({ item_id }) => item_id)).size === answers.length

/** Only the answers that changed; the others stay as they are. */
const items = z.array(answer).max(200).refine(isEachOnce).default([])
const rev = revision.optional()

/**
 * Moves a report on, or writes to it. `save` keeps a draft and `submit` submits it. `withdraw` takes back
 * the caller's own report before it is confirmed. `return` sends a report back to its scorer with a reason; only a
 * manager may return a confirmed report.
 */
export const dailyScoringUpdate = call({
  method: 'PUT',
  path: '/ts/daily/scoring',
  does: 'Saves, submits, withdraws or returns a report.',
  can: { any: [scoresShops, 'scoring.confirm'] },
  reach: 'records',
  query: z.object({ cond, site: z.string().max(64).optional() }),
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('save'), items, rev }),
    z.object({ action: z.literal('submit'), items, rev }),
    z.object({ action: z.literal('withdraw'), rev }),
    z.object({ action: z.literal('return'), reason: plainText.trim().min(1).max(500), rev }),
  ]),
  reply: report,
  errors: ['not_found', 'store.denied', 'state.transition', 'stale', 'period.locked'],
})

/** Deletes a draft. */
export const dailyScoringRemove = call({
  method: 'DELETE',
  path: '/ts/daily/scoring',
  does: 'Removes a draft.',
  can: scoresShops,
  reach: 'records',
  query: z.object({
    cond,
    rev: z.coerce.number().pipe(revision).optional(),
    site: z.string().max(64).optional(),
  }),
  reply: z.object({ removed: z.number() }),
  errors: ['store.denied', 'state.transition', 'stale'],
})
