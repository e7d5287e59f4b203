import { z } from 'zod'
import { call } from '#contract/call.ts'
import { threeNames } from '#contract/common/shopSummary.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'
import { seesScores } from './scoringRules.ts'
import { statTimeText } from './statTime.ts'

const version = z.coerce.number().int().min(1)

/** A result in a version; null if the shop has none in it. */
const result = z
  .object({ score: z.number().nullable(), rank_site: z.number().nullable(), grade: z.string().nullable() })
  .nullable()

/** The shops whose results differ between two versions of a day, by unit number. */
export const scoringChanges = call({
  method: 'GET',
  path: '/ts/daily/scoring/changes',
  does: 'Compares two versions of the results of a day, shop by shop.',
  can: seesScores,
  query: z.object({ site: z.string().max(64), stat_time: statTimeText, from: version, to: version }),
  reply: page({ store_id: recordId, store_no: z.string(), ...threeNames, before: result, after: result }),
  errors: ['not_found'],
})
