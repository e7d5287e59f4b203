import { daySeconds } from '#contract/dayFields.ts'
import { choice, flag, ref, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { resource } from '#contract/resource.ts'
import { seesScores } from './scoringRules.ts'

/**
 * The results of a site's day as a whole: the greatest version is current, the others are archives
 * (`scoring.archive_versions`) that can be restored.
 */
export const scoringResultVersion = resource({
  name: 'scoring_result_version',
  path: '/ts/daily/scoring/versions',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    /** The day, as its first second at the site. */
    stat_time: daySeconds({ assigned: true, writable: 'never' }),
    version: integer({ min: 1, assigned: true, writable: 'never' }),
    /** Made by confirming reports, by calculating again, or by restoring an archive. */
    kind: choice(['confirm', 'regen', 'recover'], { assigned: true, writable: 'never' }),
    /** The version whose content was restored. */
    restored_from: integer({ min: 1, writable: 'never' }),
    reason: text({ max: 500, writable: 'never' }),
    /** The number of shops with a result. */
    stores: integer({ min: 0, assigned: true, writable: 'never' }),
    /** The confirmed reports would give other results. */
    is_stale: flag({ writable: 'never' }),
  },
  sort: { stat_time: -1, version: -1 },
  can: { view: seesScores },
})
