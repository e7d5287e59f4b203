import { sql } from 'kysely'
import {
  stepFault,
  transitionOf,
  type Lifecycle,
  type LifecycleSteps,
  type StepFault,
  type StepState,
} from '#contract/lifecycle.ts'
import { errcodes, ApiError } from '#contract/reply.ts'
import type { Fields, Resource } from '#contract/resource.ts'
import { isSystem } from './asSystem.ts'
import { recordSql, settledColumns } from './columns.ts'
import type { Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'
import type { ListQuery } from './read.ts'
import { denial } from './refuse.ts'
import { idsOf } from './rows.ts'
import { mayBe, ruleSql } from './ruleSql.ts'
import { visibleTable } from './visible.ts'

/**
 * The state of each step of a record: true if it is open to somebody, otherwise why not. `not` is the field
 * that names them.
 */
export type Steps<S extends LifecycleSteps = LifecycleSteps> = { readonly [K in keyof S]: StepState }

/**
 * Which steps of a record are open to this person, and why the others are not. Throws 4040 for a record that they
 * may not see.
 */
export function stepsOf(resource: Resource, context: Context, id: string, query: ListQuery): Promise<Steps> {
  const { view } = resource.can
  if (!mayBe(view, context.who)) throw denial(view, context.who)
  return stepsFrom(resource, context, { table: visibleTable(resource, context, query), id })
}

/** Like `stepsOf`, for a record in a table with the name of the resource: for calls with their own rule. */
export async function stepsFrom<S extends LifecycleSteps>(
  resource: Resource<Fields, S>,
  context: Context,
  { table, id }: { readonly table: Sql; readonly id: string },
): Promise<Steps<S>> {
  const lifecycle = lifecycleOf(resource)
  const steps = Object.entries(lifecycle.steps)
  const { rows } = await sql<Row & { readonly may__: Readonly<Record<string, unknown>> }>`
    select ${settledColumns(resource, context)}, ${askedSql(resource, context)},
      jsonb_build_object(${sql.join(steps.flatMap(([name, { can }]) => [sql.lit(name), ruleSql(can, context, resource)]))}) as may__
    from ${table} where _id = ${id}`.execute(context.db)
  const [record] = rows
  if (!record) throw new ApiError('not_found')
  const states = Object.fromEntries(
    steps.map(([name, { can }]): [string, StepState] => {
      if (record.may__[name] !== true) return [name, { errcode: codeOf(denial(can, context.who, record)) }]
      const fault = stepFault(lifecycle, name, { ...takerOf(context), record })
      return [name, fault ? reportOf(fault) : true]
    }),
  )
  // One for each step of the resource.
  return states as Steps<S>
}

/**
 * Refuses a step although its rule allows it: 4030 if it is somebody else's to take, 4091 in another state,
 * 4035 in their own matter.
 */
export async function requireSteps(
  resource: Resource,
  inside: Context,
  { name, records }: { readonly name: string; readonly records: readonly Row[] },
): Promise<void> {
  const { lifecycle } = resource
  if (!lifecycle || !Object.hasOwn(lifecycle.steps, name)) return
  for (const record of await withAskedPeople(resource, inside, records)) {
    const fault = stepFault(lifecycle, name, { ...takerOf(inside), record })
    if (!fault) continue
    throw new ApiError(
      fault.key,
      fault.key === 'state.transition' ? transitionOf(lifecycle, name, record) : null,
    )
  }
}

/** The system is not bound by what a record says about people. */
const takerOf = ({ who, deputy }: Context): { person: string | null; deputy: string | null } => ({
  person: isSystem(who) ? null : who.id,
  deputy: deputy ?? null,
})

const codeOf = ({ errcode }: ApiError): number => errcode ?? errcodes['permission.denied']

const reportOf = ({ key, field }: StepFault) => ({
  errcode: errcodes[key],
  ...(field === undefined ? {} : { not: field }),
})

/** Stored records with the people that the lifecycle refers to and that no column holds. */
async function withAskedPeople(
  resource: Resource,
  context: Context,
  records: readonly Row[],
): Promise<readonly Row[]> {
  if (askedPeople(resource).length === 0) return records
  const { rows } = await sql<Row>`
    select ${askedSql(resource, context)} from ${sql.table(resource.name)}
    where _id = any(${idsOf(records)})`.execute(context.db)
  const found = new Map(rows.map((row) => [row._id, row]))
  return records.map((record) => ({ ...record, ...found.get(record._id) }))
}

const askedSql = (resource: Resource, context: Context): Sql =>
  recordSql(resource, context, ['_id', ...askedPeople(resource)])

/** The fields by which steps refer to people and that have no column. */
function askedPeople(resource: Resource): string[] {
  const people = Object.values(lifecycleOf(resource).steps).flatMap(({ by = [], not = [] }) => [
    ...by,
    ...not,
  ])
  const isAsked = (name: string) => resource.fields[name]?.derived || Object.hasOwn(resource.asked, name)
  return [...new Set(people)].filter(isAsked)
}

function lifecycleOf({ name, lifecycle }: Resource): Lifecycle {
  if (!lifecycle) throw new Error(`${name} has no lifecycle`)
  return lifecycle
}
