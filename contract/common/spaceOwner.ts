import { z } from 'zod'
import { isAfter, isEmpty } from '#contract/checks.ts'
import { choices } from '#contract/choices.ts'
import { date } from '#contract/dayFields.ts'
import { flag, ref, refs, staffRef, text } from '#contract/fields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { integer } from '#contract/numberFields.ts'
import { permits } from '#contract/permit.ts'
import { crudRules, resource } from '#contract/resource.ts'

/**
 * Makes stores of a site somebody's own: what the person may do with them, and from when to when. Nobody may plan a
 * tour, report sales or sign a lease for a store that is not their own (specification section 5).
 */
export const spaceOwner = resource({
  name: 'space_owner',
  path: '/space/owner',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    user_id: staffRef({ required: true, writable: 'create', past: true }),
    /** The person's names. */
    name: text({ writable: 'never', derived: true }),
    name_en: text({ writable: 'never', derived: true }),
    permits: choices(permits, { required: true }),
    /** Every store of the site, including those that are added later. */
    all_stores: flag(),
    /** At most a thousand. */
    store_ids: { ...refs('store', { past: true }), schema: z.array(recordId).max(1000) },
    /** How many stores it is about now. */
    store_count: integer({ assigned: true, writable: 'never', derived: true }),
    valid_from: date(),
    valid_to: date(),
  },
  check: ({ all_stores, store_ids, valid_from, valid_to }) => ({
    ...(isEmpty(store_ids) && all_stores !== true ? { store_ids: 'required' } : {}),
    ...(isAfter(valid_from, valid_to) ? { valid_to: 'before_start' } : {}),
  }),
  search: ['user_id', 'store_ids'],
  sort: { created_at: -1 },
  can: crudRules('system.space_owner.view', 'system.space_owner.edit'),
  exports: 'system.space_owner.view',
})
