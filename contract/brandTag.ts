import { integer, text } from './field.ts'
import { names, resource } from './resource.ts'
import { signedIn } from './access.ts'

/** A free mark on brands, in groups. */
export const brandTag = resource({
  name: 'brand_tag',
  path: '/bdbrandtag',
  fields: {
    ...names,
    color: text({ pattern: /^#[0-9a-f]{6}$/i }),
    group: text({ max: 60 }),
    order: integer({ initial: 0 }),
  },
  search: ['name', 'name_en', 'name_tc'],
  sort: { order: 1 },
  can: {
    view: signedIn,
    create: 'branddb.dict.edit',
    update: 'branddb.dict.edit',
    remove: 'branddb.dict.edit',
  },
  dictionary: true,
})
