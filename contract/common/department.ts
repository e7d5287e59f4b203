import { signedIn } from '#contract/access.ts'
import { choice, ref, text } from '#contract/fields.ts'
import { crudRules, names, resource } from '#contract/resource.ts'

/**
 * A department of the main or of the warehouse list. A warehouse department can be an alias of a main
 * department.
 */
export const department = resource({
  name: 'department',
  path: '/bddepartment',
  reach: 'all',
  fields: {
    ...names,
    /** Its number, which is also its `_id`. */
    value: text({ required: true, writable: 'create', max: 20, pattern: /^[A-Za-z0-9._-]+$/ }),
    text: text({ required: true, max: 120 }),
    list_type: choice(['main', 'warehouse'], { required: true, writable: 'create' }),
    /** The main department that it is. Rules know both (`mainDepartment`), so it is part of the program. */
    alias_of: ref('department', { writable: 'never' }),
  },
  search: ['name', 'name_en', 'name_tc', 'text'],
  sort: { list_type: 1, value: 1 },
  can: crudRules(signedIn, 'system.department.edit'),
  dictionary: true,
})
