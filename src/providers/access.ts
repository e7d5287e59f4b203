import type { StorePermits, Subject } from '#contract/access.ts'
import { mainDepartment } from '#contract/common/mainDepartment.ts'
import type { UserInfo } from '#contract/core/session.ts'
import type { StoreOwner } from './readSpaceOwner.ts'

/**
 * Returns the signed-in person at a site, as rules see them (specification section 6): the permissions of all
 * roles, departments by their ids in the main list, and the stores of the space-owner list. While that list
 * is not loaded, `own` rules return maybe, and the server decides.
 */
export function subjectOf(
  user: UserInfo,
  site: string | null,
  spaceOwner: readonly StoreOwner[] | null = null,
): Subject {
  const { is_admin: isAdmin, is_manager: isManager, has_every_site: isSaid } = user.data
  const permissions = new Set([
    ...user.roles.flatMap(({ permissions: codes }) => codes),
    ...user.data.permissions,
  ])
  return {
    id: user._id,
    isAdmin,
    isManager,
    permissions,
    roleTypes: new Set(user.roles.map(({ type }) => type)),
    departments: user.department.map(mainDepartment),
    sites: user.sites,
    // A back end that does not say so gives every site to managers with this permission.
    hasEverySite: isSaid ?? (isAdmin || (isManager && permissions.has('site.all'))),
    site,
    stores: spaceOwner && permitsByStore(spaceOwner, { past: false }),
    pastStores: spaceOwner && permitsByStore(spaceOwner, { past: true }),
  }
}

/**
 * Of current stores, or of stores that are history because they were split or merged (specification section
 * 5).
 */
function permitsByStore(records: readonly StoreOwner[], { past }: { past: boolean }): StorePermits {
  const byStore = new Map<string, Set<string>>()
  for (const { stores, permits } of records) {
    for (const { _id } of stores.filter((store) => (store.is_split || store.is_merge) === past)) {
      byStore.set(_id, new Set([...(byStore.get(_id) ?? []), ...permits]))
    }
  }
  return byStore
}
