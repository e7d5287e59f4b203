import { department } from '#contract/common/department.ts'
import { menu } from '#contract/common/menu.ts'
import { departmentWords } from '#contract/common/department.words.ts'
import { menuWords } from '#contract/common/menu.words.ts'
import { site } from '#contract/common/site.ts'
import { siteWords } from '#contract/common/site.words.ts'
import { staffLevel } from '#contract/common/staffLevel.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { staffLevelWords } from '#contract/common/staffLevel.words.ts'
import { departmentHooks } from './departmentHooks.ts'
import { levelStaffRoute } from './levelStaff.ts'
import { menuHooks } from './menu/menuHooks.ts'
import { searchCatesRoute } from './searchCates.ts'
import { spaceOwnerRoute } from './spaceOwner.ts'

/** The pages of the person's own account. */
export default defineServerPlugin({
  id: 'common',
  resources: [department, menu, site, staffLevel],
  words: [departmentWords, menuWords, siteWords, staffLevelWords],
  hooks: {
    department: departmentHooks,
    menu: menuHooks,
  },
  routes: [spaceOwnerRoute, levelStaffRoute, searchCatesRoute],
})
