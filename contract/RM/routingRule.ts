import { z } from 'zod'
import { call } from '#contract/call.ts'
import { choice, flag, ref, text } from '#contract/fields.ts'
import { plainText, recordId } from '#contract/fieldSchemas.ts'
import { integer } from '#contract/numberFields.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { byRegion } from './byRegion.ts'
import { problemCategories } from './problem.ts'

const view = byRegion('rm.myscust_problem.view', 'rmhk.myscust_problem.view')
const keep = byRegion('rm.myscust.reall', 'rmhk.myscust.reall')

/**
 * Decides which department deals with a problem, and whether the person who looks after its shop gets it. Of the rules of
 * a site, the first that applies decides. A rule without section and category fits every problem.
 */
export const routingRule = resource({
  name: 'routing_rule',
  path: '/RoutingRule',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    /** Its place, by which people call it: `#10`. */
    title: text({ writable: 'never', derived: true }),
    /** Rules are tried in this order. */
    position: integer({ required: true, min: 1, max: 9999 }),
    /** Fits problems of this section of a questionnaire. */
    section: text({ max: 120 }),
    /** Fits problems of this category. */
    category: choice(problemCategories),
    department: ref('department', { required: true }),
    /** The category of the problems that the answers of its section become. */
    files_as: choice(problemCategories),
    /** Whether a problem goes to the person who looks after its shop. */
    to_owner: flag({ initial: true }),
  },
  sort: { position: 1 },
  can: crudRules(view, keep),
})

/** The part of a problem by which its rule is found. */
export interface RoutedProblem {
  readonly section?: string | null | undefined
  readonly category: string
}

interface RoutingRule extends Partial<Record<'section' | 'category', string | null>> {
  readonly files_as?: string | null
}

/** The first of the rules, in their order, that fits a problem. */
export const ruleFor = <R extends RoutingRule>(rules: readonly R[], problem: RoutedProblem): R | undefined =>
  rules.find(
    ({ section = null, category = null }) =>
      (section === null || section === problem.section) &&
      (category === null || category === problem.category),
  )

/** The category of the problems that a section's answers become. */
export const categoryOf = <R extends RoutingRule>(rules: readonly R[], section: string): string =>
  rules.find((rule) => rule.section === section && rule.files_as)?.files_as ?? 'staff_service'

/** Which rule takes a problem, and who gets it. Changes nothing. */
export const routingTry = call({
  method: 'GET',
  path: '/routing/try',
  does: 'Returns the routing rule that takes a problem, and who gets it.',
  can: view,
  query: z.object({
    site: recordId,
    category: z.enum(problemCategories),
    section: plainText.max(120).optional(),
    store_id: recordId.optional(),
  }),
  reply: z.object({
    rule_id: z.string().nullable(),
    department: z.string().nullable(),
    assignee_id: z.string().nullable(),
  }),
  errors: ['site.denied'],
})
