import { signedIn } from '#contract/access.ts'
import { seconds } from '#contract/dayFields.ts'
import { flag, ref, text } from '#contract/fields.ts'
import { place } from '#contract/place.ts'
import { oneOrMany } from '#contract/oneOrMany.ts'
import { crudRules, names, resource } from '#contract/resource.ts'
import { ownPath } from './menuAddress.ts'

/**
 * An entry of the side menu. The list is flat; readers build the tree by `parent`, up to three levels. An
 * entry is shown if it is active, the person has its permission and `sites` includes the current site (empty:
 * all sites).
 */
export const menu = resource({
  name: 'menu',
  path: '/menu',
  reach: { sites: 'sites' },
  fields: {
    ...names,
    parent: ref('menu'),
    uri: text({ max: 300, pattern: ownPath }),
    /** A Material icon's name in snake_case, or the path of an image of the console's own site. */
    icon: text({ max: 300, pattern: /^(?:\w+|(?!\/\/)[\w./@-]+\.(?:svg|png|webp|avif|jpe?g|gif|ico))$/i }),
    order: place(),
    /** Opens `out_url` in the frame page. */
    is_out: flag(),
    out_url: text({ max: 500, pattern: /^\S+$/ }),
    permission_code: text({ max: 60, pattern: /^[\w.-]+$/ }),
    /** One site id or several; empty means every site. */
    sites: oneOrMany(),
    is_active: flag({ initial: true }),
    /** The key by which an area declares it; null for an entry that an operator added. */
    declared_as: text({ max: 300, writable: 'never', private: 'system.menu.view' }),
    /** The time since which no area declares it. The row stays. */
    undeclared_at: seconds({ writable: 'never', private: 'system.menu.view' }),
  },
  search: ['name', 'name_en', 'name_tc', 'uri'],
  sort: { order: 1 },
  can: crudRules(signedIn, 'system.menu.edit'),
  check: ({ is_out, out_url }) => (is_out && !out_url ? { out_url: 'required' } : {}),
  dictionary: true,
  beforePasswordChange: true,
})

/** The number of levels that the menu has at most. */
export const menuLevels = 3
