import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { permits } from '#contract/permit.ts'

type Part = Exclude<
  Extract<Rule, object>,
  | { all: unknown }
  | { any: unknown }
  | { not: unknown }
  | { manager: unknown }
  | { role: unknown }
  | { reach: unknown }
  | { everySite: unknown }
>

/**
 * A rule by which an administrator narrows the rows of a resource for the people with a role: conditions on a row
 * or on the person, combined with "and", "or" and "not". Permissions are left out, because a role has its own.
 */
export type ScopeRule =
  | Part
  | { readonly all: readonly ScopeRule[] }
  | { readonly any: readonly ScopeRule[] }
  | { readonly not: ScopeRule }

const name = z.string().min(1).max(80)
const ids = z.array(recordId).min(1).max(50)

const nested: z.ZodType<ScopeRule> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(nested).min(1).max(20) }),
    z.strictObject({ any: z.array(nested).min(1).max(20) }),
    z.strictObject({ not: nested }),
    z.strictObject({ self: name }),
    z.strictObject({ colleague: name }),
    z.strictObject({ ownSite: name }),
    // Scopes are for reading, so the history of a store and records of several stores count.
    z.strictObject({ own: name, permit: z.enum(permits), past: z.literal(true), some: z.literal(true) }),
    z.strictObject({
      field: name,
      in: z
        .array(z.union([z.string().max(200), z.boolean()]))
        .min(1)
        .max(50),
    }),
    z.strictObject({ site: ids }),
    z.strictObject({ region: name }),
    z.strictObject({ department: ids }),
  ]),
)

/** At most four levels, and thirty conditions. */
const mostDepth = 4
const mostConditions = 30

export const scopeRule = nested.refine(
  (rule) => depthOf(rule) <= mostDepth && conditionsIn(rule).length <= mostConditions,
  { message: 'too_long' },
)

/** The rules of rows, by the name of their resource. */
export const dataScopes = z.record(name, scopeRule)
export type DataScopes = z.infer<typeof dataScopes>

/** The rules that a rule combines. */
export const scopeParts = (rule: ScopeRule): readonly ScopeRule[] =>
  'all' in rule ? rule.all : 'any' in rule ? rule.any : 'not' in rule ? [rule.not] : []

/** The conditions of a rule, whatever combines them. */
export const conditionsIn = (rule: ScopeRule): readonly ScopeRule[] => {
  const parts = scopeParts(rule)
  return parts.length === 0 ? [rule] : parts.flatMap(conditionsIn)
}

const depthOf = (rule: ScopeRule): number => 1 + Math.max(0, ...scopeParts(rule).map(depthOf))

/** A field that a condition can be about, with its name in the caller's language. */
export const scopeField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['person', 'department', 'store', 'site', 'choice', 'flag']),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type ScopeField = z.infer<typeof scopeField>

/** The resources whose rows a role can narrow, and what conditions can be about. */
export const scopeResources = call({
  method: 'GET',
  path: '/sys/scope/resources',
  does: 'Lists the resources whose rows a role can narrow.',
  can: 'system.role.view',
  reply: z.object({
    list: z.array(
      z.object({
        noun: z.string(),
        /** In the caller's language. */
        name: z.string(),
        /** The permissions that open it; a scope counts in a role that has one of them. */
        codes: z.array(z.string()),
        /** Whether each row belongs to a site. */
        has_site: z.boolean(),
        fields: z.array(scopeField),
      }),
    ),
  }),
})

export type ScopeResource = z.infer<typeof scopeResources.reply>['list'][number]

/** The number of rows that a trial shows, of those in and of those out of scope. */
export const shownRows = 8

/**
 * Tries a rule before it is saved. Among the rows that the caller sees and that a person could see without any data scope,
 * it counts those that the rule leaves. Changes nothing.
 */
export const scopeTrial = call({
  method: 'POST',
  path: '/sys/scope/try',
  does: 'Tries a data scope on the rows of a person.',
  can: { all: ['system.role.view', 'system.user.view'] },
  reach: 'none',
  body: z.strictObject({ noun: name, rule: scopeRule, user_id: recordId }),
  reply: z.object({
    /** `countedRows` means that many or more. */
    total: z.int(),
    kept: z.int(),
    rows: z.array(z.object({ _id: z.string(), label: z.string(), is_kept: z.boolean() })),
  }),
  errors: ['not_found', 'permission.denied', 'login.disabled', 'validation.failed'],
})
