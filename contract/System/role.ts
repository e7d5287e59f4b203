import { roleTypes } from '#contract/access.ts'
import { choice, flag, oneOrMany, refs, text } from '#contract/field.ts'
import { crudRules, names, resource } from '#contract/resource.ts'

/**
 * A set of permissions to give to people. A role of type `management` makes people managers (specification
 * section 6).
 */
export const role = resource({
  name: 'role',
  path: '/role',
  fields: {
    ...names,
    code: text({ required: true, writable: 'create', max: 60, pattern: /^[a-z][a-z0-9_]*$/ }),
    type: choice(roleTypes, { required: true }),
    /** One permission code or several. */
    permissions: oneOrMany(),
    department_required: refs('department'),
    /** People with this role sign in with a second factor. */
    requires_second_factor: flag({ initial: false }),
    description: text({ max: 500 }),
  },
  search: ['name', 'name_en', 'name_tc', 'code'],
  sort: { code: 1 },
  can: crudRules('system.role.view', 'system.role.edit'),
  dictionary: true,
})
