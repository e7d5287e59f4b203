import type { Rule } from '#contract/access.ts'
import { choice, flag, ref, text } from '#contract/field.ts'
import { crudRules, names, resource } from '#contract/resource.ts'

const atHongKong = (rule: Rule): Rule => ({ all: [rule, { region: 'HK' }] })

/** A word for what was seen in a shop while scoring, such as "Long wait". For Hong Kong sites, each with its own. */
export const dailyScoreTag = resource({
  name: 'daily_score_tag',
  path: '/DailyScoreTag',
  scope: 'site',
  fields: {
    ...names,
    site: ref('site', { required: true, writable: 'create' }),
    polarity: choice(['positive', 'negative', 'neutral'], { required: true }),
    /** The item that it says something about. */
    item_id: ref('score_item'),
    color: text({ max: 9, pattern: /^#([0-9a-f]{6}|[0-9a-f]{8})$/i }),
    /** One that is not active stays on the shops that have it and is not offered. */
    is_active: flag({ initial: true }),
  },
  search: ['name', 'name_en', 'name_tc'],
  sort: { polarity: 1, name: 1 },
  can: crudRules(atHongKong('scoringhk.view'), atHongKong('scoringhk.tag.edit')),
  // One that shops have is to be made inactive instead, and those are not of a resource.
  waiting: ['remove'],
})
