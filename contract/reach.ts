import type { Rule } from './access.ts'
import type { Fields, Resource } from './resource.ts'

/**
 * Which sites a change of a record concerns. The person who makes it must have all of them, before and after the change:
 * `all` means every site, `none` that the permission is enough, `{ sites: 'sites' }` those in this field (every site
 * if it is empty).
 */
export type Reach = 'all' | 'none' | { readonly sites: string }

/**
 * Which sites a call concerns that changes something: `all` and `none` as for a record. `records`: those of the
 * records that it changes through the engine, which checks each of them. `{ user_id: 'user' }`: those of the records
 * that the call names, by the resource of each, in its path, query or body.
 */
export type CallReach = 'all' | 'none' | 'records' | Readonly<Record<string, string>>

/** The rule of a change together with the sites that it takes. */
export function withReach(rule: Rule, reach: Reach): Rule {
  if (reach === 'none') return rule
  return { all: [rule, reach === 'all' ? { everySite: true } : { reach: reach.sites }] }
}

/** The steps of a record by name, each with the sites that it takes added to its rule. */
export const withinReach = <T extends Readonly<Record<string, Step>>>(steps: T, reach: Reach): T =>
  // Each step stays as it is, apart from its rule.
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      { ...step, can: withReach(step.can, step.reach ?? reach) },
    ]),
  ) as T

interface Step {
  readonly can: Rule
  readonly reach?: 'none'
}

/** The rules of a resource with the sites that its changes take; reading is limited by the rules alone. */
export const changesWithinReach = (can: Resource['can'], reach: Reach): Resource['can'] => ({
  ...can,
  ...Object.fromEntries(
    (['create', 'update', 'remove'] as const).flatMap((action) => {
      const rule = can[action]
      return rule === undefined ? [] : [[action, withReach(rule, reach)]]
    }),
  ),
})

/**
 * The reach of a resource that declares none: the sites that its records name, otherwise every site, so that nobody
 * changes what others use too because somebody forgot to say so.
 */
export function usualReach(scope: Resource['scope'], fields: Fields): Reach {
  if (scope === 'self') return { sites: '_id' }
  const named = ['site', 'sites'].find((name) => fields[name]?.to === 'site')
  return named === undefined ? 'all' : { sites: named }
}
