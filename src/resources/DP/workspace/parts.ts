import type { Permission } from '#contract/permission.ts'
import { page } from '#src/kit/base/plugin/definePlugin.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'

/**
 * The workspace of one site: what happens there today, who its tenants are, and what is coming up. An area
 * for another site is made like D-Park, with its own id, site and permission.
 */
export function workspacePages(area: string, can: Permission) {
  const screen = screensOf(
    () => import('./workspaceScreens.tsx'),
    ({ workspaceScreens }) => workspaceScreens(area),
  )
  return [
    page(`/${area}`, screen('WorkspaceHome'), can),
    page(`/${area}/home`, screen('WorkspaceHome'), can),
    page(`/${area}/tenants`, screen('TenantDirectory'), can),
    page(`/${area}/calendar`, screen('SiteCalendar'), can),
  ]
}
