import { mainDepartment, type Subject } from '#contract/access.ts'
import type { UserInfo } from '#contract/session.ts'

/**
 * The signed-in person at a site, as rules ask about them (specification section 6): the permissions of all roles
 * together, departments by their ids of the main list. The stores they may write to are not loaded, so `own` rules
 * answer maybe, and the server decides.
 */
export function subjectOf(user: UserInfo, site: string | null): Subject {
  return {
    id: user._id,
    isAdmin: user.data.is_admin,
    isManager: user.data.is_manager,
    permissions: new Set([...user.roles.flatMap(({ permissions }) => permissions), ...user.data.permissions]),
    departments: user.department.map(mainDepartment),
    sites: user.sites,
    site,
    stores: null,
  }
}
