import type { Rule, ScopedRole } from '#contract/access.ts'
import type { Resource } from '#contract/resource.ts'
import { codesIn } from '#contract/ruleParts.ts'
import type { Context } from './context.ts'

/**
 * The rule to which the data scopes of the person's roles narrow the rows of a resource; undefined if they
 * narrow nothing. A row is in scope if one of the roles that open the resource lets it through, and a role
 * without a scope lets every row through.
 */
export function dataScope(resource: Resource, context: Pick<Context, 'who' | 'resources'>): Rule | undefined {
  const rules = openingRoles(resource, context).map(({ scopes }) => scopes[resource.name])
  const narrow = rules.filter((rule) => rule !== undefined)
  return narrow.length === 0 || narrow.length < rules.length ? undefined : { any: narrow }
}

/**
 * The person's roles that open a resource: those with a permission that its view rule names, or all of them if
 * it names none that the person has. A call with a view rule of its own (`openedBy`) adds the permissions that
 * this one names. None if no role of the person has a data scope.
 */
export function openingRoles(
  resource: Resource,
  { who, resources }: Pick<Context, 'who' | 'resources'>,
): readonly ScopedRole[] {
  if (who.isAdmin || who.scopedRoles === undefined) return []
  const codes = [...codesIn(resources.get(resource.name)?.can.view), ...codesIn(resource.can.view)]
  const opening = who.scopedRoles.filter(({ permissions }) => codes.some((code) => permissions.has(code)))
  return opening.length > 0 ? opening : who.scopedRoles
}
