import type { Rule } from '#contract/access.ts'

/** Who may see scores. At Hong Kong sites the Hong Kong code counts too. */
export const seesScores: Rule = { any: ['scoring.view', { all: ['scoringhk.view', { region: 'HK' }] }] }

/** Who may score shops, but only their own. At Hong Kong sites the Hong Kong code counts too. */
export const scoresShops: Rule = {
  all: [
    { any: ['scoring.edit', { all: ['scoringhk.edit', { region: 'HK' }] }] },
    { own: 'store_id', permit: 'scoring' },
  ],
}

/** Who may see the items. They are not confidential to a site. */
export const seesScoreItems: Rule = { any: ['scoring.view', 'scoringhk.view', 'scoring.item.edit'] }

/** The sections that the items of a set are grouped by. */
export const scoreSections = [
  'appearance',
  'presentation',
  'greeting',
  'knowledge',
  'process',
  'discipline',
] as const
