import { integer, ref } from './field.ts'
import { names, resource } from './resource.ts'
import { signedIn } from './access.ts'

/** Trade mix of the second level, such as Cantonese, within a first level. */
export const level2Classification = resource({
  name: 'level2_classification',
  path: '/bdlevel2classification',
  fields: {
    ...names,
    level1_id: ref('level1_classification', { required: true }),
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
