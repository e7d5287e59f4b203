import { choice, files, flag, ref, refs, staffRef, text } from '#contract/fields.ts'
import { problemCategories } from '#contract/RM/problem.ts'
import type { TourTemplateItem } from '#contract/RM/tourTemplate.ts'

/** What is asked about a point. */
const fields = {
  code: text({ required: true, max: 20, pattern: /^[A-Z0-9_-]{1,20}$/ }),
  name: text({ required: true, max: 120 }),
  name_tc: text({ max: 120 }),
  name_en: text({ max: 200 }),
  category: choice(problemCategories, { required: true }),
  needs_photo: flag(),
  needs_remark: flag(),
  department: ref('department'),
  assignee_id: staffRef({ does: { step: 'fix', of: 'tour_problem', field: 'tour_problem.assignee_id' } }),
  attachs: files('picture'),
  category_ids: refs('brand_category'),
}

/** The fields of a point; floors only if the checklist is for a single site. */
export const pointFields = (hasSite: boolean) => (hasSite ? { ...fields, floor_ids: refs('floor') } : fields)

/** A new point: it needs a photo when it fails. */
export const newPoint: Omit<TourTemplateItem, 'code' | 'name' | 'category'> = {
  name_tc: null,
  name_en: null,
  needs_photo: true,
  needs_remark: false,
  department: null,
  assignee_id: null,
  attachs: [],
  category_ids: [],
  floor_ids: [],
}

/** The list with the item at a place moved by one place up (-1) or down (1). */
export function movedBy<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const [item, neighbour] = [list[at], list[at + by]]
  if (item === undefined || neighbour === undefined) return list
  return list.toSpliced(Math.min(at, at + by), 2, ...(by === 1 ? [neighbour, item] : [item, neighbour]))
}
