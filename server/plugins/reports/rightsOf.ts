import type { Subject } from '#contract/access.ts'

/**
 * All that decides what somebody sees in a report about a site, or about all their sites: their sites, permissions,
 * departments and roles, and the data scope of these.
 */
export const rightsOf = (who: Subject, site: string | null): readonly string[] => [
  ...scopeOf(who),
  ...who.sites.filter(({ _id }) => site === null || _id === site).map(({ _id }) => `site:${_id}`),
  ...[...who.permissions].map((code) => `permission:${code}`),
  ...who.departments.map((id) => `department:${id}`),
  ...[...who.roleTypes].map((type) => `role:${type}`),
  ...(who.isManager ? ['manager'] : []),
  ...(who.isAdmin ? ['admin'] : []),
]

/**
 * Whether somebody has all of these rights, and no data scope but the one that is among them. Administrators have every
 * right.
 */
export const hasRights = (who: Subject, site: string | null, rights: readonly string[]): boolean => {
  const own = new Set(rightsOf(who, site))
  return (
    who.isAdmin ||
    (rights.every((right) => own.has(right) || right.startsWith(scopePrefix)) &&
      scopeOf(who).every((scope) => rights.includes(scope)))
  )
}

const scopePrefix = 'scope:'

/** The roles with their scopes, in an order that says nothing, if one of them narrows what they open. */
function scopeOf({ scopedRoles }: Subject): readonly string[] {
  if (scopedRoles === undefined) return []
  const roles = scopedRoles.map(({ permissions, scopes }) =>
    JSON.stringify([[...permissions].toSorted(), scopes]),
  )
  return [`${scopePrefix}${JSON.stringify(roles.toSorted())}`]
}
