import { department } from '#contract/common/department.ts'
import { menu } from '#contract/common/menu.ts'
import { site } from '#contract/common/site.ts'
import { staffLevel } from '#contract/common/staffLevel.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { levelStaffRoute } from './levelStaff.ts'
import { menuHooks } from './menu/menuHooks.ts'
import { searchCatesRoute } from './searchCates.ts'
import { spaceOwnerRoute } from './spaceOwner.ts'

/** The pages of the person's own account. */
export default defineServerPlugin({
  id: 'common',
  resources: [department, menu, site, staffLevel],
  hooks: {
    menu: menuHooks,
  },
  routes: [spaceOwnerRoute, levelStaffRoute, searchCatesRoute],
})
