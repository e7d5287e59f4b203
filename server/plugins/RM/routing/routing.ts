import { sql } from 'kysely'
import { routingRule, ruleFor, type RoutedProblem } from '#contract/RM/routingRule.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { ownerOf } from './ownerOf.ts'

/** A stored rule. */
export type RuleRow = StoredRecord<typeof routingRule>

/** Where a problem goes. */
export interface Route {
  readonly rule: RuleRow | null
  readonly department: string | null
  readonly assignee_id: string | null
}

/** The rules of a site in their order, as far as somebody may see them. */
export async function rulesAt(context: Context, site: string): Promise<readonly RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select * from ${visibleTable(routingRule, context, { site })}
    order by position, _id`.execute(context.db)
  return rows
}

/** Where the rules of a site send its problems, whoever reports them. */
export const routerAt = async (context: Context, site: string) => routerOf(await asSystem(context), site)

/** Where the rules of a site send its problems, as far as somebody sees the rules, shops and people. Reads each of them once. */
export async function routerOf(context: Context, site: string) {
  const rules = await rulesAt(context, site)
  const owners = new Map<string, Promise<string | null>>()
  const owner = (store_id: string, department: string) => {
    const key = `${store_id} ${department}`
    const found = owners.get(key) ?? ownerOf(context, { site, store_id, department })
    owners.set(key, found)
    return found
  }
  return async (problem: RoutedProblem & { readonly store_id?: string | undefined }): Promise<Route> => {
    const rule = ruleFor(rules, problem) ?? null
    const { department = null, to_owner = false } = rule ?? {}
    const { store_id } = problem
    const assignee_id = department && to_owner && store_id ? await owner(store_id, department) : null
    return { rule, department, assignee_id }
  }
}

/** The department that deals with a problem by the rules of its site. */
export const departmentFor = async (
  context: Context,
  problem: RoutedProblem & { readonly site: string },
): Promise<string | null> =>
  ruleFor(await rulesAt(await asSystem(context), problem.site), problem)?.department ?? null
