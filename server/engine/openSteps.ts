import { sql } from 'kysely'
import type { Field } from '#contract/field.ts'
import { stepCond } from '#contract/lifecycle.ts'
import { isList } from '#contract/query.ts'
import type { Resource } from '#contract/resource.ts'
import { and, or, type Sql } from './condSql.ts'
import { isSystem } from './asSystem.ts'
import type { Context } from './context.ts'
import { ruleSql } from './ruleSql.ts'

type ColumnOf = (field: string) => Sql

/**
 * The SQL of whether a step of a row is open to this person, by `$step.<name>`: what `stepsOf` reports, for
 * lists.
 */
export const openSteps = (
  resource: Resource,
): Readonly<Record<string, (context: Context, read: ColumnOf) => Sql>> =>
  Object.fromEntries(
    Object.keys(resource.lifecycle?.steps ?? {}).map((name) => [
      `${stepCond}.${name}`,
      (context, read) => openSql(resource, name, { context, read }),
    ]),
  )

function openSql(
  resource: Resource,
  name: string,
  { context, read }: { readonly context: Context; readonly read: ColumnOf },
): Sql {
  const step = resource.lifecycle?.steps[name]
  if (!resource.lifecycle || !step) throw new Error(`${resource.name} has no step ${name}`)
  const { who, deputy } = context
  const isPossible = [
    sql`${read(resource.lifecycle.field)} = any(${[...step.from]})`,
    ruleSql(step.can, context, resource),
  ]
  if (isSystem(who)) return and(isPossible)
  if (step.byClock) return sql`false`
  const isNamedIn = (people: string, person = who.id): Sql =>
    namesSql(resource.fields[people] ?? resource.asked[people], read(people), person)
  const takers = deputy === undefined ? [who.id] : [who.id, deputy]
  return and([
    ...isPossible,
    ...(step.by ? [or(step.by.map((people) => isNamedIn(people)))] : []),
    ...(step.not ?? []).flatMap((people) =>
      takers.map((taker) => sql`${isNamedIn(people, taker)} is not true`),
    ),
  ])
}

const namesSql = (field: Field | undefined, column: Sql, person: string): Sql =>
  field && isList(field) ? sql`${column} @> ${[person]}::text[]` : sql`${column} = ${person}`
