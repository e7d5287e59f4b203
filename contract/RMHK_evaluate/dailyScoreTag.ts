import type { Rule } from '#contract/access.ts'
import { choice, flag, ref, text } from '#contract/fields.ts'
import { crudRules, names, resource } from '#contract/resource.ts'

const atHongKong = (rule: Rule): Rule => ({ all: [rule, { region: 'HK' }] })

/**
 * A short description of something that was seen in a shop while scoring, such as "Long wait". Only Hong Kong sites have tags, and
 * each has its own.
 */
export const dailyScoreTag = resource({
  name: 'daily_score_tag',
  path: '/DailyScoreTag',
  scope: 'site',
  fields: {
    ...names,
    site: ref('site', { required: true, writable: 'create' }),
    polarity: choice(['positive', 'negative', 'neutral'], { required: true }),
    /** The item that the tag is about. */
    item_id: ref('score_item'),
    color: text({ max: 9, pattern: /^#([0-9a-f]{6}|[0-9a-f]{8})$/i }),
    /** An inactive tag stays on the shops that have it and is no longer offered. */
    is_active: flag({ initial: true }),
  },
  search: ['name', 'name_en', 'name_tc'],
  sort: { polarity: 1, name: 1 },
  can: crudRules(
    atHongKong({ any: ['scoringhk.view', 'scoringhk.tag.edit'] }),
    atHongKong('scoringhk.tag.edit'),
  ),
})
