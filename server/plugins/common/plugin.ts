import { area } from '#contract/common/area.ts'
import { department } from '#contract/common/department.ts'
import { menu } from '#contract/common/menu.ts'
import { menuWords } from '#contract/common/menu.words.ts'
import { site } from '#contract/common/site.ts'
import { siteWords } from '#contract/common/site.words.ts'
import { spaceOwner } from '#contract/common/spaceOwner.ts'
import { spaceOwnerWords } from '#contract/common/spaceOwner.words.ts'
import { staffLevel } from '#contract/common/staffLevel.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { departmentHooks } from './departmentHooks.ts'
import { levelStaffRoute } from './levelStaff.ts'
import { menuHooks } from './menu/menuHooks.ts'
import { searchCatesRoute } from './searchCates.ts'
import { ownStoresRoute } from './ownStores.ts'
import { spaceOwnerHooks } from './spaceOwnerHooks.ts'
import { commonSetup } from './setup.ts'

/** The pages of the person's own account. */
export default defineServerPlugin({
  ...area,
  setup: commonSetup,
  resources: [department, menu, site, spaceOwner, staffLevel],
  words: [menuWords, siteWords, spaceOwnerWords],
  hooks: {
    department: departmentHooks,
    menu: menuHooks,
    space_owner: spaceOwnerHooks,
  },
  routes: [ownStoresRoute, levelStaffRoute, searchCatesRoute],
})
