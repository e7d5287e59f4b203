import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { stepFault, transitionOf } from '#contract/lifecycle.ts'
import { Refusal } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { columnsOf, recordSql } from './columns.ts'
import type { Context, Row } from './context.ts'
import { withOwnStores } from './ownStores.ts'
import type { ListQuery } from './read.ts'
import { denial } from './refuse.ts'
import { idsOf, only } from './rows.ts'
import { mayBe } from './ruleSql.ts'
import { visibleTable } from './visible.ts'

/** Of each step of a record: true where it is open to somebody, or why it is not. `not` is the field that names them. */
export type Steps = Readonly<
  Record<string, true | { readonly errcode: number | undefined; readonly not?: string }>
>

/** Which steps of a record are open to this person, and why the others are not. Throws 4040 for one out of sight. */
export async function stepsOf(
  resource: Resource,
  context: Context,
  id: string,
  query: ListQuery,
): Promise<Steps> {
  const { can, lifecycle } = resource
  if (!mayBe(can.view, context.who)) throw denial(can.view, context.who)
  const { rows } = await sql<Row>`
    select ${columnsOf(resource)} from ${visibleTable(resource, context, query)} where _id = ${id}`.execute(
    context.db,
  )
  if (!lifecycle || rows.length === 0) throw new Refusal('not_found')
  const record = only(await withAskedPeople(resource, context, rows))
  const steps = Object.keys(lifecycle.steps).map(async (name) => {
    const refusal = await refusalOf(resource, context, { name, record })
    return [name, refusal ? { errcode: refusal.errcode, ...namedIn(refusal) } : true] as const
  })
  return Object.fromEntries(await Promise.all(steps))
}

/** Refuses a step that is not open: 4030 to whom it does not belong, 4091 in another state, 4035 in one's own matter. */
export async function demandSteps(
  resource: Resource,
  inside: Context,
  { name, records }: { readonly name: string; readonly records: readonly Row[] },
): Promise<void> {
  if (!resource.lifecycle || !Object.hasOwn(resource.lifecycle.steps, name)) return
  for (const record of await withAskedPeople(resource, inside, records)) {
    const refusal = await refusalOf(resource, inside, { name, record })
    if (refusal) throw refusal
  }
}

async function refusalOf(
  { lifecycle }: Resource,
  context: Context,
  { name, record }: { readonly name: string; readonly record: Row },
): Promise<Refusal | null> {
  const step = lifecycle?.steps[name]
  if (!lifecycle || !step) return null
  const who = await withOwnStores(step.can, context, [record])
  if (evaluate(step.can, who, record) !== 'yes') return denial(step.can, who, record)
  const fault = stepFault(lifecycle, name, { person: who.id, record })
  if (!fault) return null
  if (fault.key === 'state.transition') return new Refusal(fault.key, transitionOf(lifecycle, name, record))
  return new Refusal(fault.key, fault.field === undefined ? null : { not: fault.field })
}

const namedIn = ({ key, data }: Refusal): { not?: string } =>
  key === 'approval.self' && typeof data?.['not'] === 'string' ? { not: data['not'] } : {}

/** Stored records with the people that the lifecycle asks about and that no column holds. */
async function withAskedPeople(
  resource: Resource,
  context: Context,
  records: readonly Row[],
): Promise<readonly Row[]> {
  const steps = Object.values(resource.lifecycle?.steps ?? {})
  const people = new Set(steps.flatMap(({ by = [], not = [] }) => [...by, ...not]))
  const names = [...people].filter(
    (name) => resource.fields[name]?.derived || Object.hasOwn(resource.asked, name),
  )
  if (names.length === 0) return records
  const { rows } = await sql<Row>`
    select ${recordSql(resource, context, ['_id', ...names])} from ${sql.table(resource.name)}
    where _id = any(${idsOf(records)})`.execute(context.db)
  const found = new Map(rows.map((row) => [row['_id'], row]))
  return records.map((record) => ({ ...record, ...found.get(record['_id']) }))
}
