import { roleTypes } from '#contract/access.ts'
import { choice, flag, json, refs, text } from '#contract/fields.ts'
import { oneOrMany } from '#contract/oneOrMany.ts'
import { crudRules, names, resource } from '#contract/resource.ts'
import { dataScopes } from './dataScope.ts'

/**
 * A set of permissions to give to people. A role of type `management` makes people managers (specification
 * section 6).
 */
export const role = resource({
  name: 'role',
  path: '/role',
  reach: 'all',
  fields: {
    ...names,
    code: text({
      required: true,
      writable: 'create',
      max: 60,
      pattern: /^[a-z][a-z0-9_]*$/,
      fault: 'small_letters',
    }),
    type: choice(roleTypes, { required: true }),
    /** One permission code or several. */
    permissions: oneOrMany(),
    department_required: refs('department'),
    /** People with this role sign in with a second factor. */
    requires_second_factor: flag({ initial: false }),
    description: text({ max: 500 }),
    /**
     * By the name of a resource, the rule of the rows that people see through this role. A resource that is left
     * out is not narrowed.
     */
    data_scope: json(dataScopes, { initial: {} }),
  },
  search: ['name', 'name_en', 'name_tc', 'code'],
  sort: { code: 1 },
  can: crudRules('system.role.view', 'system.role.edit'),
  dictionary: true,
})
