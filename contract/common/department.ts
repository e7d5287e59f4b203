import { signedIn } from '#contract/access.ts'
import { choice, ref, text } from '#contract/field.ts'
import { crudRules, names, resource } from '#contract/resource.ts'

/**
 * A department of the main or of the warehouse list. A warehouse department can be an alias of a main
 * department.
 */
export const department = resource({
  name: 'department',
  path: '/bddepartment',
  fields: {
    ...names,
    /** Its number, which is also its `_id`. */
    value: text({ required: true, writable: 'create', max: 20 }),
    text: text({ required: true, max: 120 }),
    list_type: choice(['main', 'warehouse'], { required: true, writable: 'create' }),
    alias_of: ref('department'),
  },
  search: ['name', 'name_en', 'name_tc', 'text'],
  sort: { list_type: 1, value: 1 },
  can: crudRules(signedIn, 'system.department.edit'),
  waiting: ['create', 'update', 'remove'],
  dictionary: true,
})
