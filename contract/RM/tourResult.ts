import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { date, seconds } from '#contract/dayFields.ts'
import { choice, files, flag, json, ref, text } from '#contract/fields.ts'
import { lineText, plainText, recordId } from '#contract/fieldSchemas.ts'
import { integer, ratio, scale } from '#contract/numberFields.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { stepCall } from '#contract/resourceCalls.ts'
import { takenSchema } from '#contract/takenFields.ts'
import { byRegion } from './byRegion.ts'
import { problemCategories } from './problem.ts'
import { windows } from '#contract/window.ts'

const view = byRegion('rm.tour_result.view', 'rmhk.tour_result.view')
const edit: Rule = {
  all: [byRegion('rm.tour_result.edit', 'rmhk.tour_result.edit'), { own: 'store_id', permit: 'tour' }],
}

export const itemResults = ['pass', 'fail', 'na'] as const

/** One point of the checklist, by its code, with its name then and photos as uids of uploaded files. */
export const checkedPoint = z.strictObject({
  item: lineText.min(1).max(200),
  name: lineText.max(120).nullable().optional(),
  name_tc: lineText.max(120).nullable().optional(),
  name_en: lineText.max(200).nullable().optional(),
  result: z.enum(itemResults),
  remark: plainText.max(500).nullable(),
  attachs: z.array(recordId).max(20),
  category: z.enum(problemCategories).nullable().optional(),
  /** The issue that was raised from it. Its photos are those of the issue. */
  problem_id: recordId.nullable().optional(),
  /** How often it was checked, by whom last and when, in Unix seconds. The server sets them. */
  rev: z.int().min(0).optional(),
  updated_by: recordId.nullable().optional(),
  updated_at: seconds({ window: windows.past }).schema.optional(),
})

export type CheckedPoint = z.infer<typeof checkedPoint>

const unchecked: CheckedPoint[] = []

/** The result of one point, given while the shop is walked through. */
const checking = {
  item: text({ required: true }),
  result: choice(itemResults, { required: true }),
  category: choice(problemCategories),
  remark: text({ max: 500 }),
  attachs: files('photo'),
  /** Raises an issue from a failed point, with its remark and photos. */
  raise: flag(),
  /** Of the issue; medium if left out. */
  severity: scale(4),
  /** The `rev` of the point that this is based on, 0 if it was not checked; without it checks by others go unnoticed. */
  point_rev: integer({ min: 0 }),
}

/** Counted by the server from the items whenever the result is saved. */
const counted = integer({ initial: 0, min: 0, writable: 'never' })

/** The result of one shop on one tour. */
export const tourResult = resource({
  name: 'tour_result',
  path: '/TourResult',
  scope: 'site',
  fields: {
    /** The shop. */
    title: text({ assigned: true, writable: 'never', derived: true }),
    site: ref('site', { required: true, writable: 'create' }),
    tour_id: ref('tour', { required: true, writable: 'create' }),
    store_id: ref('store', { required: true, writable: 'create' }),
    /** The day at the site, if left out. */
    tour_date: date({ assigned: true, window: windows.past }),
    checker_id: ref('user', { writable: 'never' }),
    items: json(z.array(checkedPoint).max(200), { initial: unchecked }),
    pass_count: counted,
    fail_count: counted,
    na_count: counted,
    /** A fraction from 0 to 1, over the points that applied; null when none did. */
    pass_rate: ratio({ min: 0, max: 1, writable: 'never' }),
    /** The issues that the tour found in the shop. */
    problem_count: integer({ assigned: true, writable: 'never', derived: true }),
    /** `pass` from `tour.pass_share` on, `attention` from `tour.attention_share`; null before any point that applied. */
    result: choice(['pass', 'attention', 'fail'], { writable: 'never' }),
    remark: text({ max: 2000 }),
  },
  search: ['store_id', 'tour_id.tour_no'],
  sort: { tour_date: -1 },
  can: crudRules(view, edit),
  actions: { check: { can: edit, takes: takenSchema(checking) } },
})

const { item: _item, result: _result, point_rev: _rev, ...failing } = checking

/**
 * Gives one point its result. Errors: 4004 a failed point without the photo or remark that it needs, or a point that is
 * not checked in this shop; 4091 the tour is not under way; 4092 somebody else has checked the point since `point_rev`, with
 * the point as `current`.
 */
export const tourResultCheck = stepCall(tourResult, ['check'], checking)

/** `tourResultCheck` for a failed point: its form does not ask for the name of the point. */
export const tourResultFail = { ...tourResultCheck, takes: failing }

/** `tourResultCheck` for a failed point that needs a remark. */
export const tourResultFailWithRemark = {
  ...tourResultCheck,
  takes: { ...failing, remark: text({ required: true, max: 500 }) },
}
