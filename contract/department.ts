import { signedIn } from './access.ts'
import { choice, ref, text } from './field.ts'
import { names, resource } from './resource.ts'

/** A department of the main or of the warehouse list; one of the latter may be an alias of one of the former. */
export const department = resource({
  name: 'department',
  path: '/bddepartment',
  fields: {
    ...names,
    value: text({ required: true, max: 20 }),
    text: text({ required: true, max: 120 }),
    list_type: choice(['main', 'warehouse'], { required: true }),
    alias_of: ref('department'),
  },
  search: ['name', 'name_en', 'name_tc', 'text'],
  sort: { list_type: 1, value: 1 },
  can: { view: signedIn },
  dictionary: true,
})
