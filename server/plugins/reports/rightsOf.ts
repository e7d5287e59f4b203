import type { Subject } from '#contract/access.ts'

/**
 * All that decides what somebody sees in a report about a site, or about all their sites: their sites, permissions,
 * departments and roles.
 */
export const rightsOf = (who: Subject, site: string | null): readonly string[] => [
  ...who.sites.filter(({ _id }) => site === null || _id === site).map(({ _id }) => `site:${_id}`),
  ...[...who.permissions].map((code) => `permission:${code}`),
  ...who.departments.map((id) => `department:${id}`),
  ...[...who.roleTypes].map((type) => `role:${type}`),
  ...(who.isManager ? ['manager'] : []),
  ...(who.isAdmin ? ['admin'] : []),
]

/** Whether somebody has all of these rights. Administrators have every right. */
export const hasRights = (who: Subject, site: string | null, rights: readonly string[]): boolean => {
  const own = new Set(rightsOf(who, site))
  return who.isAdmin || rights.every((right) => own.has(right))
}
