import { signedIn } from '#contract/access.ts'
import { code, file, ref } from '#contract/fields.ts'
import { area, integer } from '#contract/numberFields.ts'
import { place } from '#contract/place.ts'
import { crudRules, names, resource } from '#contract/resource.ts'

/** A floor of a site: B2, L1, … */
export const floor = resource({
  name: 'floor',
  path: '/BdFloor',
  scope: 'site',
  fields: {
    ...names,
    site: ref('site', { required: true, writable: 'create' }),
    code: code({ required: true, max: 10 }),
    order: place(),
    /** Gross leasable area in square metres. */
    gla_area: area({ max: 1e6 }),
    /** The drawing of the floor. */
    plan: file('picture'),
    /** The number of its units, without historical ones. */
    store_count: integer({ assigned: true, writable: 'never', derived: true }),
  },
  search: ['code', 'name', 'name_en', 'name_tc'],
  labels: ['_id', 'name', 'name_en', 'name_tc', 'code', 'site'],
  sort: { order: 1 },
  can: crudRules(signedIn, 'branddb.store.edit'),
  exports: 'branddb.store.view',
  imports: { can: 'branddb.store.edit', key: ['site', 'code'] },
})
