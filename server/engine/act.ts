import { z } from 'zod'
import { fieldProblem } from '#contract/doc.ts'
import { ApiError, refuseFields, type Page } from '#contract/reply.ts'
import type { Action } from '#contract/action.ts'
import type { Resource } from '#contract/resource.ts'
import type { LifecycleStep } from '#contract/lifecycle.ts'
import { fieldsTaken } from '#contract/takenFields.ts'
import { windowRefusal } from '#contract/window.ts'
import { attachFiles, uidsIn, type AttachedFiles } from './attachFiles.ts'
import { tellOfRecord } from './tellOfRecord.ts'
import { withOwnStores } from './ownStores.ts'
import { audit } from './audit.ts'
import { change, changedNames } from './change.ts'
import { hooksOf, type Step } from './hooks.ts'
import type { Context, Row } from './context.ts'
import { requireCount, namesEach } from './requireCount.ts'
import { showing } from './privacy.ts'
import { once } from './once.ts'
import type { ListQuery } from './read.ts'
import { stale } from './stale.ts'
import { requireSteps } from './steps.ts'
import { authorize, denial } from './refuse.ts'
import { lockMatching, only, whole } from './rows.ts'
import { mayBe } from './ruleSql.ts'
import { latestDay } from './today.ts'
import { transact } from './transact.ts'
import type { UpdateRequest } from './writeRequest.ts'

/**
 * Has every matching record take a step, such as being approved. All or nothing; the reply is that of an
 * update. Errors: 4001 an unknown step, 4004 what it takes, 4030 not theirs to take, 4091 not possible in
 * this state.
 */
export async function act(
  resource: Resource,
  context: Context,
  query: ListQuery,
  request: UpdateRequest,
): Promise<Row | Page<Row>> {
  const records = await actOn(resource, context, query, request)
  return request.single ? only(records) : { list: records, total: records.length }
}

/** Like `act`, but always returns a list of the records: only one if the condition names it. */
export async function actOn(
  resource: Resource,
  context: Context,
  query: ListQuery,
  request: UpdateRequest,
): Promise<Row[]> {
  const { action: name, cond, single, doc, rev, expect } = request
  const action = stepOf(resource, name)
  if (!mayBe(action.can, context.who)) throw denial(action.can, context.who)
  const step = stepTaken(resource, context, String(name))
  const taken = takenBy(action, doc, context)
  const shown = showing(resource, context.who)
  return transact(context, async (inside) => {
    const records = await once(inside, resource.path, request, async () => {
      const before = await lockMatching(resource, inside, query, cond)
      if (single && before.length === 0) throw new ApiError('not_found')
      requireCount(before.length, expect, namesEach(cond))
      const who = await withOwnStores(action.can, inside, before)
      for (const record of before) {
        authorize(action.can, who, record)
        if (rev !== undefined && rev !== record.rev) throw await stale(resource, inside, record)
      }
      await requireSteps(resource, inside, { name: String(name), records: before })
      const after: Row[] = []
      for (const record of before)
        after.push(await stored(resource, inside, record, { name: String(name), step, taken }))
      await inside.resources.get(resource.name)?.tell?.(inside, after, { step: String(name), taken })
      return whole(resource, inside, after)
    })
    // A repeated reply, too, is shown with the current rights.
    return records.map(shown)
  })
}

async function stored(
  resource: Resource,
  inside: Context,
  record: Row,
  { name, step, taken }: { name: string; step: Step; taken: Row },
): Promise<Row> {
  const attached = await attachTaken(resource, inside, record, { name, taken })
  const values = withoutUndefined(await step(inside, record, taken))
  if (changedNames(record, values).size === 0) {
    await tellOfRecord(resource, inside, record)
    return record
  }
  const changed = await change(resource, inside, [{ record, values }], attached)
  const after = only([...changed.values()])
  const changes = [{ before: record, after, step: name }]
  await audit(resource, inside, 'update', changes)
  await hooksOf(resource, inside).afterChange?.(inside, changes)
  return after
}

/** The files that a step takes belong to its record, whatever a hook does with them. */
function attachTaken(
  resource: Resource,
  inside: Context,
  { _id }: Row,
  { name, taken }: { name: string; taken: Row },
): Promise<AttachedFiles> {
  const action = resource.actions[name]
  const takes = action ? fieldsTaken(action.takes) : {}
  const names = Object.keys(taken).filter((one) => {
    const field = takes[one]
    return field ? field.file : uidsIn(taken[one]).length > 0
  })
  const fields = { ...resource.fields, ...takes }
  return attachFiles({ ...resource, fields }, inside, { ...taken, _id }, names)
}

const stepIn = ({ lifecycle }: Resource, name: string): LifecycleStep | undefined =>
  lifecycle && Object.hasOwn(lifecycle.steps, name) ? lifecycle.steps[name] : undefined

/**
 * What is done to take a step. A step of the lifecycle leads to its state. Its hook returns what else is
 * stored; without a hook that is what the step takes, in the fields of the same name.
 */
function stepTaken(resource: Resource, context: Context, name: string): Step {
  const { lifecycle } = resource
  const hook = hooksOf(resource, context).actions?.[name]
  const step = stepIn(resource, name)
  if (!step || !lifecycle) {
    if (!hook) throw new ApiError('call.not_built')
    return hook
  }
  return async (inside, record, taken) => {
    const { field } = lifecycle
    const values = { [field]: step.to, ...(hook ? await hook(inside, record, taken) : taken) }
    const isAllowed = values[field] === step.to || (step.stays && values[field] === record[field])
    if (!isAllowed)
      throw new Error(`${resource.name}: ${name} leads to ${step.to}, not to ${String(values[field])}`)
    return values
  }
}

const withoutUndefined = (values: Row): Row =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

function stepOf({ actions }: Resource, name: unknown): Action {
  const action = typeof name === 'string' && Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw refuseFields('param.invalid', { action: 'choice' })
  return action
}

/** The values that were sent with the name of the step. Throws 4004 with each invalid part. */
function takenBy({ takes }: Action, given: unknown, { now }: Context): Row {
  const result = z.strictObject(takes.shape).safeParse(given)
  if (result.success) {
    const outside = windowRefusal('validation.failed', takes, result.data, latestDay(now))
    if (outside) throw outside
    return result.data
  }
  const entries = Object.entries(given ?? {})
  const unknown = entries.filter(([name]) => !Object.hasOwn(takes.shape, name))
  const wrong = Object.entries(takes.shape).flatMap(([name, schema]) => {
    // The members of a shape are schemas, which zod types loosely.
    const problem = fieldProblem(schema as z.ZodType, Object.fromEntries(entries)[name])
    return problem ? [[name, problem] as const] : []
  })
  throw refuseFields(
    'validation.failed',
    Object.fromEntries([
      ...unknown.map(([name]) => [name, 'unknown']),
      ...wrong.map(([name, { key }]) => [name, key]),
    ]),
    Object.fromEntries(wrong.flatMap(([name, { range }]) => (range ? [[name, range]] : []))),
  )
}
