import type { Permission } from '#contract/permission.ts'
import { page } from '#src/kit/base/plugin/definePlugin.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'

const screen = screensOf(() => import('./workspaceScreens.tsx'))

/**
 * The workspace of one site: what happens there today, who its tenants are, and what is coming up. A workspace for another
 * site is a mount of these parts, with its own permission.
 */
export const workspaceParts = (can: Permission) => ({
  pages: [
    page('/DP', screen('WorkspaceHome'), can),
    page('/DP/home', screen('WorkspaceHome'), can),
    page('/DP/tenants', screen('TenantDirectory'), can),
    page('/DP/calendar', screen('SiteCalendar'), can),
  ],
})
