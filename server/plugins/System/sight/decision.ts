import { sql } from 'kysely'
import { evaluate, type Answer, type Rule } from '#contract/access.ts'
import { errcodes, ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { userDecision } from '#contract/System/sight.ts'
import type { Context } from '#server/engine/context.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { ruleSql } from '#server/engine/ruleSql.ts'
import { stepsFrom } from '#server/engine/steps.ts'
import { byId } from '#server/engine/read.ts'
import { rowFilters, visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { personAsked } from './personAsked.ts'
import { decided, leavesOf, linesOf } from './ruleTree.ts'
import { namedLines } from './namedLines.ts'

/** Why a person may do something, or may not: the rule, part by part, with the answers of the engine itself. */
export const userDecisionRoute = route(userDecision, ({ params, query, reading, locale }) =>
  reading(async (caller) => {
    const { site, noun: name, action, record } = query
    const asked = await personAsked(caller, params.id, site)
    const noun = caller.resources.get(name)
    const rule = noun && ruleOf(noun, action)
    if (!noun || !rule) throw new ApiError('not_found')
    // The caller must be able to see the record.
    if (record !== undefined) await byId(noun, caller, record, {})
    const table = visibleTable(noun, caller)
    const answers =
      record === undefined ? null : await answersFor(leavesOf(rule), { noun, asked, table, record })
    const tree = decided(rule, (leaf) => answers?.get(leaf) ?? evaluate(leaf, asked.who))
    return {
      data: {
        answer: tree.answer,
        is_admin: asked.who.isAdmin,
        parts: await namedLines(linesOf(tree), { noun, context: asked, locale }),
        filters: record === undefined ? [] : await filtersFor({ noun, asked, table, record }),
        fault: record === undefined ? null : await faultOf(action, { noun, asked, table, record }),
      },
    }
  }),
)

interface Place {
  readonly noun: Resource
  readonly asked: Context
  /** What the caller sees of the resource. */
  readonly table: Sql
  readonly record: string
}

function ruleOf({ can, actions }: Resource, action: string): Rule | undefined {
  const rules = {
    ...can,
    ...Object.fromEntries(Object.entries(actions).map(([name, step]) => [name, step.can])),
  }
  return Object.hasOwn(rules, action)
    ? Object.entries(rules).find(([name]) => name === action)?.[1]
    : undefined
}

/** The answers of the database, which knows what a record has and which stores a person has. */
async function answersFor(leaves: readonly Rule[], { noun, asked, table, record }: Place) {
  const tests = leaves.map((leaf) => sql`${ruleSql(leaf, asked, noun)}`)
  const { rows } = await sql<{ answers: (boolean | null)[] }>`
    select jsonb_build_array(${sql.join(tests)}) as answers from ${table} where _id = ${record}`.execute(
    asked.db,
  )
  const answerOf = (value: boolean | null | undefined): Answer =>
    value === true ? 'yes' : value === false ? 'no' : 'maybe'
  return new Map(leaves.map((leaf, place) => [leaf, answerOf(rows[0]?.answers[place])]))
}

/** Everything that can hide the record from the person, in the engine's own words. */
async function filtersFor({ noun, asked, table, record }: Place) {
  const names = ['present', 'site', 'rule', 'scope', 'rows'] as const
  const tests = names.map((name) => rowFilters[name](noun, asked, {}))
  const { rows } = await sql<{ passes: (boolean | null)[] }>`
    select jsonb_build_array(${sql.join(tests)}) as passes from ${table} where _id = ${record}`.execute(
    asked.db,
  )
  return names.map((name, place) => ({ name, passes: rows[0]?.passes[place] === true }))
}

async function faultOf(action: string, { noun, asked, table, record }: Place) {
  if (!noun.lifecycle || !Object.hasOwn(noun.lifecycle.steps, action)) return null
  const state = (await stepsFrom(noun, asked, { table, id: record }))[action]
  if (state === undefined || state === true) return null
  if (state.errcode === errcodes['state.transition']) return 'state'
  return state.errcode === errcodes['approval.self'] ? 'own' : 'other'
}
