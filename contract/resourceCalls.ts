import { z } from 'zod'
import type { FormCall, SendableCall } from './call.ts'
import type { CallParts } from './callInput.ts'
import { stepStates } from './lifecycle.ts'
import { recordSchema } from './recordSchema.ts'
import type { Field } from './field.ts'
import type { Page } from './reply.ts'
import type { Fields, RecordOf, Resource } from './resource.ts'
import { takenSchema, type Taken } from './takenFields.ts'

/**
 * The generic calls of a resource (specification section 7), for those who send them: `listCall(lot)` takes
 * conditions on the fields of a lot and returns lots. The server has its own routes for them.
 */
export const listCall = <R extends Resource>(resource: R): SendableCall<Page<RecordOf<R>>, ListInput<R>> =>
  generic('GET', resource, '', pageOf(recordSchema(resource)))

/** One record by its id. */
export const readCall = <R extends Resource>(resource: R): SendableCall<RecordOf<R>, ReadInput> =>
  generic('GET', resource, '/{id}', recordSchema(resource))

/** The first record that matches; null if there is none. */
export const oneCall = <R extends Resource>(
  resource: R,
): SendableCall<RecordOf<R> | null, Pick<ListInput<R>, 'params' | 'query' | 'body'>> =>
  generic('GET', resource, '/one', recordSchema(resource).nullable())

/** Creates a record and returns it as it is stored. */
export const createCall = <R extends Resource>(resource: R): SendableCall<RecordOf<R>, CreateInput<R>> =>
  generic('POST', resource, '', recordSchema(resource))

/**
 * The call of a form that creates a record from these fields, such as the text of a comment; the other fields
 * of the new record come from `input`.
 */
export const createFormCall = <R extends Resource, const N extends keyof R['fields'] & string>(
  resource: R,
  names: readonly N[],
): FormCall<Pick<R['fields'], N>, RecordOf<R>, CreateInput<R>> => {
  const all: R['fields'] = resource.fields
  // Named by N, one by one.
  const takes = Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<R['fields'], N>
  return { ...createCall(resource), body: takenSchema(takes), takes }
}

/** Changes every matching record and returns them; more than 20 at a time need `expect`. */
export const updateCall = <R extends Resource>(
  resource: R,
): SendableCall<Page<RecordOf<R>>, UpdateInput<R>> =>
  generic('PUT', resource, '', pageOf(recordSchema(resource)))

/**
 * Changes one record to the values of a form, which the server checks, and returns it. `rev` is the revision that the
 * values are based on: if somebody else has changed the record since, it is refused (4092).
 */
export const saveCall = <R extends Resource>(resource: R): SendableCall<RecordOf<R>, SaveInput> =>
  generic('PUT', resource, '', recordSchema(resource))

/** Takes a step of a record: one of `actions`, with the fields that it takes. Returns the record as it is then. */
export const stepCall = <R extends Resource, const N extends string, const F extends Fields>(
  resource: R,
  _actions: readonly N[],
  takes: F,
): FormCall<F, RecordOf<R>, StepInput<N, Taken<F>>> => ({
  ...generic<RecordOf<R>, StepInput<N, Taken<F>>>('PUT', resource, '', recordSchema(resource)),
  body: takenSchema(takes),
  takes,
})

/** Removes every matching record; one by its id in the revision that was read. */
export const removeCall = <R extends Resource>(resource: R): SendableCall<RemovalReply, RemoveInput<R>> =>
  generic('DELETE', resource, '', z.object({ removed: z.number() }))

/** The changes of a record, latest first. */
export const historyCall = (
  resource: Pick<Resource, 'path' | 'scope'>,
): SendableCall<Page<RecordChange>, HistoryInput> =>
  generic('GET', resource, '/{id}/history', pageOf(recordChange))

/** Which steps of a record's lifecycle are open to the caller, and why the others are not. */
export const stepsCall = (
  resource: Pick<Resource, 'path' | 'scope'>,
): SendableCall<z.infer<typeof stepStates>, ReadInput> => generic('GET', resource, '/{id}/steps', stepStates)

/**
 * One change of a record. Without `diff` the record was created or removed; without `user_id` nobody was
 * signed in, or a job did it.
 */
const recordChange = z.object({
  _id: z.string(),
  /** Unix seconds. */
  at: z.number(),
  user_id: z.string().nullable(),
  /** The person in whose place they did it, as a deputy. */
  for_id: z.string().nullish(),
  action: z.string(),
  /** The step of the record's lifecycle, if the change was a step. */
  step: z.string().nullish(),
  diff: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })).nullable(),
})
export type RecordChange = z.infer<typeof recordChange>

/** A condition on the fields of a resource. */
export type Where<R extends Resource> = {
  readonly [K in keyof R['fields']]?: Test<RecordOf<R>[K]>
} & {
  readonly [K in keyof R['asked']]?: R['asked'][K] extends Field<infer T> ? Test<T> : never
} & {
  readonly $and?: readonly Where<R>[]
  readonly $or?: readonly Where<R>[]
  readonly $q?: string
}

type Test<T> = T | Item<T> | readonly Item<T>[] | Operators<Item<T>>
type Item<T> = T extends readonly (infer I)[] ? I : T

interface Operators<T> {
  readonly $in?: readonly T[]
  readonly $nin?: readonly T[]
  readonly $ne?: T | null
  readonly $gt?: T
  readonly $gte?: T
  readonly $lt?: T
  readonly $lte?: T
  readonly $like?: string
  readonly $exists?: boolean
}

interface ListInput<R extends Resource> {
  readonly params?: undefined
  readonly query?: {
    readonly cond?: Where<R>
    readonly sort?: { readonly [K in keyof R['fields']]?: 1 | -1 }
    /** `0-24`, both included, or `ALL`; the first 20 by default. */
    readonly range?: string
    /** The current site by default. */
    readonly site?: string | undefined
  }
  readonly body?: undefined
}

interface ReadInput {
  readonly params: { readonly id: string }
  readonly query?: { readonly site?: string | undefined }
  readonly body?: undefined
}

/** What the sender of a new record supplies. */
export interface CreateInput<R extends Resource> {
  readonly params?: undefined
  readonly query?: undefined
  readonly body: Partial<RecordOf<R>>
}

interface UpdateInput<R extends Resource> {
  readonly params?: undefined
  readonly query: { readonly cond: Where<R>; readonly expect?: number }
  readonly body: Partial<RecordOf<R>>
}

/** What changes one record: the revision that the values are based on, unless it is a step, which depends on the state. */
interface SaveInput {
  readonly params?: undefined
  readonly query: { readonly cond: { readonly _id: string } }
  readonly body: Readonly<Record<string, unknown>> &
    (RevisionInput | { readonly action: string; readonly rev?: number | undefined })
}

/** The revision that a change is based on. A back end may not count revisions: then it is undefined. */
interface RevisionInput {
  readonly rev: number | undefined
}

/** What the sender of a step supplies. */
export interface StepInput<N extends string, T> {
  readonly params?: undefined
  readonly query: { readonly cond: { readonly _id: string } }
  readonly body: { readonly action: N } & T
}

interface RemoveInput<R extends Resource> {
  readonly params?: undefined
  readonly query:
    | ({ readonly cond: { readonly _id: string } } & RevisionInput)
    | {
        readonly cond: Where<R> & { readonly _id?: readonly string[] | Operators<string> }
        readonly expect?: number
      }
  readonly body?: undefined
}

interface HistoryInput {
  readonly params: { readonly id: string }
  readonly query?: { readonly range?: string }
  readonly body?: undefined
}

interface RemovalReply {
  readonly removed: number
}

const pageOf = <T>(item: z.ZodType<T>): z.ZodType<Page<T>> =>
  z.object({ list: z.array(item), total: z.number(), similar: z.literal(true).optional() })

// The types of input and reply come from the caller; the schema belongs to the same resource.
const generic = <T, I extends CallParts>(
  method: SendableCall['method'],
  { path, scope }: Pick<Resource, 'path' | 'scope'>,
  below: string,
  reply: z.ZodType<T>,
): SendableCall<T, I> => ({ method, path: `${path}${below}`, scope, carries: 'json', reply })
