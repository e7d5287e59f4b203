import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { choice, flag, json, ref, text } from '#contract/fields.ts'
import { lineText, recordId } from '#contract/fieldSchemas.ts'
import { integer } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { crudRules, names, resource } from '#contract/resource.ts'
import { problemCategories } from './problem.ts'

/** Templates have no site if all sites of the region use them, so the rule asks for the region in the record. */
const may = (right: 'view' | 'edit'): Rule => ({
  any: [
    { all: [`rm.tour.${right}`, { field: 'region', in: ['CN'] }] },
    { all: [`rmhk.tour.${right}`, { field: 'region', in: ['HK'] }] },
  ],
})
const views: Rule = { all: [may('view'), { ownSite: 'site' }] }
const edits: Rule = may('edit')

/** The name of a point in three languages. */
export const pointNames = {
  name: lineText.min(1).max(120),
  name_tc: lineText.max(120).nullable(),
  name_en: lineText.max(200).nullable(),
}

/** What a point is about and asks for. */
export const pointParts = {
  /** The category of the issues that it can become. */
  category: z.enum(problemCategories),
  /** A failed point needs a photo. */
  needs_photo: z.boolean(),
  /** A failed point needs a remark. */
  needs_remark: z.boolean(),
  /** Who deals with its issues, unless the routing rules of the site decide. */
  department: recordId.nullable(),
  assignee_id: recordId.nullable(),
  /** Pictures that show how it should look, as uids of uploaded files. */
  attachs: z.array(recordId).max(5),
}

/** One point of a checklist. Results name it by its code, which stays the same in later versions. */
const templateItem = z.strictObject({
  code: z.string().regex(/^[A-Z0-9_-]{1,20}$/),
  ...pointNames,
  ...pointParts,
  /** Only in shops of these categories; empty for all. */
  category_ids: z.array(recordId).max(20),
  /** Only on these floors; empty for all. */
  floor_ids: z.array(recordId).max(20),
})
export type TourTemplateItem = z.infer<typeof templateItem>

const noItems: TourTemplateItem[] = []

/**
 * The points that are checked in every shop of a tour. A template that is in use never changes: the versions with the same
 * region, site and code follow each other, and only one of them is active. A tour keeps the version that it began with.
 */
export const tourTemplate = resource({
  name: 'tour_template',
  path: '/TourTemplate',
  reach: { sites: 'site' },
  fields: {
    ...names,
    /** Shared by all versions of the template. */
    code: text({
      required: true,
      writable: 'create',
      max: 20,
      pattern: /^[A-Z0-9_-]{1,20}$/,
      fault: 'capitals',
    }),
    version: integer({ assigned: true, writable: 'never', min: 1 }),
    region: choice(['CN', 'HK'], { required: true, writable: 'create' }),
    /** Empty for all sites of the region. */
    site: ref('site', { writable: 'create' }),
    /** Used by tours for which nobody chooses a template; those of a site come first. */
    is_default: flag(),
    items: json(z.array(templateItem).max(100), { initial: noItems }),
    status: choice(['draft', 'active', 'retired'], { initial: 'draft', writable: 'never' }),
  },
  check: ({ items, site }) => {
    const points = Array.isArray(items) ? (items as readonly Partial<TourTemplateItem>[]) : []
    const codes = points.map(({ code }) => code)
    if (new Set(codes).size < codes.length) return { items: 'duplicate' }
    // Floors belong to a site.
    return !site && points.some(({ floor_ids = [] }) => floor_ids.length > 0) ? { items: 'reference' } : {}
  },
  search: ['code', 'name', 'name_en', 'name_tc'],
  sort: { code: 1, version: -1 },
  can: crudRules(views, edits),
  lifecycle: lifecycle({
    field: 'status',
    initial: 'draft',
    steps: {
      /** Retires the version before. Tours that are planned with it follow. */
      activate: { from: ['draft'], to: 'active', can: edits, tells: [] },
      /** Copies it to a draft, the next version. */
      revise: { from: ['active'], to: 'active', stays: true, can: edits, tells: [] },
      retire: { from: ['active'], to: 'retired', can: edits, tells: [] },
    },
  }),
})
