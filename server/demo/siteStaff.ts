import type { Permission } from '#contract/permission.ts'

import type { Random } from './random.ts'
import type { DemoSite } from './sites.ts'
import type { DemoUser } from '#server/plugins/System/demo/users.ts'

/**
 * Who may do what with the tour problems of a site: a person for each step, never the same person to fix and
 * to verify.
 */
export interface SiteStaff {
  finder(chance: Random): string
  fixer(chance: Random): string
  verifier(chance: Random, fixer: string): string
}

/** A role as far as staff are concerned. */
interface RoleGrants {
  _id: string
  permissions: readonly string[] | string
}

/**
 * The staff of a site. People of the site come first; group managers and the administrator help out if it has
 * none.
 */
export const siteStaff = (
  site: DemoSite,
  users: readonly DemoUser[],
  roles: readonly RoleGrants[],
): SiteStaff => {
  const area = site.site_region === 'HK' ? 'rmhk' : 'rm'
  const holders = (action: 'create' | 'fix' | 'verify', except?: string) => {
    const code = `${area}.tour_issue.${action}` satisfies Permission
    const granting = roles
      .filter(({ permissions }) => [permissions].flat().includes(code))
      .map(({ _id }) => _id)
    const there = users.filter(
      (user) => user.is_active && user._id !== except && user.sites.includes(site._id),
    )
    const able = there.filter((user) => user.roles.some((role) => granting.includes(role)))
    const local = able.filter((user) => user.sites.length <= 2)
    // Nobody is able if the area is switched off; its records are kept.
    return [local, able, there].find(({ length }) => length > 0)?.map(({ _id }) => _id) ?? []
  }
  const [finders, fixers] = [holders('create'), holders('fix')]
  const verifiers = new Map(fixers.map((fixer) => [fixer, holders('verify', fixer)]))
  return {
    finder: (chance) => chance.pick(finders),
    fixer: (chance) => chance.pick(fixers),
    verifier: (chance, fixer) => chance.pick(verifiers.get(fixer) ?? []),
  }
}
