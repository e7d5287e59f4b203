import { signedIn } from '#contract/access.ts'
import { flag, integer, oneOrMany, ref, seconds, text } from '#contract/field.ts'
import { crudRules, names, resource } from '#contract/resource.ts'

/**
 * An entry of the side menu. The list is flat; readers build the tree by `parent`, up to three levels. An
 * entry is shown if it is active, the person has its permission and `sites` includes the current site (empty:
 * all sites).
 */
export const menu = resource({
  name: 'menu',
  path: '/menu',
  fields: {
    ...names,
    parent: ref('menu'),
    uri: text({ max: 300 }),
    icon: text({ max: 300 }),
    order: integer({ initial: 0 }),
    /** Opens `out_url` in the frame page. */
    is_out: flag(),
    out_url: text({ max: 500 }),
    permission_code: text({ max: 60 }),
    /** One site id or several; empty means every site. */
    sites: oneOrMany(),
    is_active: flag({ initial: true }),
    /** The time since which no area declares it. The row stays. */
    undeclared_at: seconds({ writable: 'never', private: 'system.menu.view' }),
  },
  search: ['name', 'name_en', 'name_tc', 'uri'],
  sort: { order: 1 },
  can: crudRules(signedIn, 'system.menu.edit'),
  waiting: ['create', 'update', 'remove'],
  dictionary: true,
  beforePasswordChange: true,
})
