import type { Rule } from '#contract/access.ts'

/** Who sees scores: at Hong Kong sites the Hong Kong code counts too. */
export const seesScores: Rule = { any: ['scoring.view', { all: ['scoringhk.view', { region: 'HK' }] }] }

/** Who scores shops, the own ones alone: at Hong Kong sites the Hong Kong code counts too. */
export const scoresShops: Rule = {
  all: [
    { any: ['scoring.edit', { all: ['scoringhk.edit', { region: 'HK' }] }] },
    { own: 'store_id', permit: 'scoring' },
  ],
}

/** Who sees what is asked. The items are no secret of a site. */
export const seesScoreItems: Rule = { any: ['scoring.view', 'scoringhk.view'] }

/** What the items of a set are grouped by. */
export const scoreSections = [
  'appearance',
  'presentation',
  'greeting',
  'knowledge',
  'process',
  'discipline',
] as const
