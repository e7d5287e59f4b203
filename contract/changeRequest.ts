import { z } from 'zod'
import type { Rule } from './access.ts'
import { call, type Call } from './call.ts'
import type { CallInput } from './callInput.ts'
import { seconds } from './dayFields.ts'
import { choice, json, ref, refs, text } from './fields.ts'
import { recordId } from './fieldSchemas.ts'
import { lifecycle } from './lifecycle.ts'
import { integer } from './numberFields.ts'
import { recordSchema } from './recordSchema.ts'
import { resource, type commonFields, type Fields, type RecordOf, type Resource } from './resource.ts'

/** The state of a request that waits for a decision. Until then its record is read-only (4094). */
export const inProgress = 'audit_inprogress'

/** What the requests of a resource are about, and who has a part in them. */
export interface RequestRules {
  /** The resource whose records are changed, added and ended. */
  readonly of: Resource
  /** The field of a request that names the record; none for a new record. */
  readonly by: string
  /** The field of the record that says whether a request is open: a choice of `none` and `audit_inprogress`. */
  readonly marks: string
  /** What an approval calls the `rev` of the record that the approver has seen. */
  readonly seen: string
  readonly can: {
    /** Who sees all requests but drafts. Everybody else sees their own. */
    readonly view: Rule
    /** Who proposes changes. */
    readonly propose: Rule
    /** Who decides on requests, except their own. */
    readonly decide: Rule
    /** Who changes a record without a request. */
    readonly direct: Rule
  }
  /** The values of a record that has ended, which a request of the kind `deactivate` proposes. */
  readonly ends?: Readonly<Record<string, unknown>>
}

/** A resource of change requests. */
export type ChangeRequest = Resource<
  typeof commonFields & typeof requestFields,
  RequestSteps,
  typeof askedOfAll,
  Record<never, never>
> & { readonly requests: RequestRules }

type RequestSteps = ReturnType<typeof requestLifecycle>['steps']

interface Declaration<F extends Fields, A extends Fields, N extends string>
  extends RequestRules, Partial<Pick<Resource, 'scope' | 'reach'>> {
  readonly name: N
  readonly path: `/${string}`
  /** The field that names the record, and fields that these requests have beyond those of all requests. */
  readonly fields: F
  /** Names for conditions, such as the names of the record; see `asked` of a resource. */
  readonly asked?: A
  readonly search?: readonly (keyof A & string)[]
}

/**
 * Declares the requests to change the records of a resource, to add one or to end one, each decided by somebody other
 * than its author. A record has at most one open request; until it is decided the record is read-only (4094).
 *
 *     changeRequest({
 *       name: 'parking_request', path: '/parking/request',
 *       of: lot, by: 'lot_id', marks: 'request_state', seen: 'lot_rev',
 *       fields: { lot_id: ref('parking_lot', { writable: 'create' }) },
 *       can: { view: 'parking.view', propose: 'parking.propose', decide: 'parking.decide', direct: 'parking.edit' },
 *     })
 */
export function changeRequest<
  const F extends Fields,
  const N extends string,
  const A extends Fields = Record<never, never>,
>({ of, by, marks, seen, can, ends, fields, asked, search, ...rest }: Declaration<F, A, N>) {
  const requests: RequestRules = { of, by, marks, seen, can, ...(ends ? { ends } : {}) }
  const made = resource<
    F & typeof requestFields,
    RequestSteps,
    typeof askedOfAll & A,
    Record<never, never>,
    N
  >({
    ...rest,
    fields: { ...fields, ...requestFields },
    can: {
      // People who may only propose changes see only their own requests.
      view: { any: [can.view, can.propose] },
      create: can.propose,
      update: { any: [can.decide, can.propose] },
    },
    derivedFrom: [{ of: of.name, by }],
    ...(search ? { search } : {}),
    asked: { ...askedOfAll, ...asked } as typeof askedOfAll & A,
    // Also an error: a second request for the same record (4094).
    lifecycle: requestLifecycle(can, seen),
  })
  return { ...made, requests }
}

const values = z.record(z.string().max(60), z.unknown())
const comment = text({ max: 1000 })
const resubmission = { comment, after: json(values) }

/** The fields that every request has. */
const requestFields = {
  kind: choice(['create', 'update', 'deactivate'], { required: true, writable: 'create' }),
  /** The record's fields as they were; none for a new record. */
  before: json(values, { writable: 'never' }),
  /**
   * The new values of the fields that change, and of parts of the proposal that are not fields. The author of a draft may
   * change it. Errors in it are named `after.<field>`.
   */
  after: json(values, { required: true }),
  diff: json(z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })), {
    initial: [],
    writable: 'never',
  }),
  /**
   * The `rev` of the record that the author saw, by default the current `rev`. If the record has changed since, it is
   * 4092.
   */
  base_rev: integer({ writable: 'create', min: 1 }),
  /** A new request is a `draft`, which only its author sees, or goes to the approvers at once. */
  status: choice(['draft', inProgress, 'approved', 'rejected', 'withdrawn'], {
    assigned: true,
    writable: 'create',
  }),
  /** The number of approvals that are required, and that were given. */
  level_required: integer({ assigned: true, writable: 'never', min: 1, max: 2 }),
  level_done: integer({ assigned: true, writable: 'never', min: 0, max: 2 }),
  submitted_by: ref('user', { writable: 'never' }),
  submitted_at: seconds({ writable: 'never' }),
  decisions: json(
    z.array(
      z.object({
        by: recordId,
        at: z.number(),
        level: z.number(),
        result: z.enum(['approved', 'rejected', 'withdrawn', 'resubmitted']),
        comment: z.string().nullable(),
      }),
    ),
    { initial: [], writable: 'never' },
  ),
  source: choice(['pc', 'mobile', 'import'], { initial: 'pc', writable: 'create' }),
} as const

/** The people who have approved a request since it was last submitted. */
const askedOfAll = { approved_by: refs('user') }

const requestLifecycle = ({ propose, decide }: RequestRules['can'], seen: string) => {
  // Who is told depends on how many have to approve it (server/services/changeRequest/tell.ts).
  const byAuthor = { can: propose, by: ['created_by'], tells: [] } as const
  /** Nobody decides on their own request, nor twice on a request that needs two approvals. */
  const byOthers = {
    can: decide,
    not: ['created_by', 'submitted_by', 'approved_by'],
    tells: [],
  } as const
  return lifecycle({
    field: 'status',
    initial: [inProgress, 'draft'],
    steps: {
      /** Sends a draft to the approvers. */
      submit: { from: ['draft'], to: inProgress, ...byAuthor, takes: resubmission },
      /**
       * The last approval makes the change. If somebody has changed the same fields of the record since, it is
       * 4092 with `current` (the record), `base`, `proposed` and `fields`. With the `rev` of that record, the change is
       * made anyway.
       */
      approve: {
        from: [inProgress],
        to: 'approved',
        stays: true,
        ...byOthers,
        takes: { comment, [seen]: integer({ min: 1 }) },
      },
      reject: {
        from: [inProgress],
        to: 'rejected',
        ...byOthers,
        takes: { comment: text({ required: true, max: 1000 }) },
      },
      /** Possible until somebody decides. For a draft it means giving it up. */
      withdraw: { from: ['draft', inProgress], to: 'withdrawn', ...byAuthor, takes: { comment } },
      /** With other values if they are given. */
      resubmit: { from: ['rejected'], to: inProgress, ...byAuthor, takes: resubmission },
    },
  })
}

/** The id of the record that a request is about; null for a new one. */
export const recordIdOf = (
  { requests: { by } }: Pick<ChangeRequest, 'requests'>,
  request: Readonly<Record<string, unknown>>,
): string | null => {
  const id = request[by]
  return typeof id === 'string' ? id : null
}

/** The reply to a PUT of a record that became a request instead. */
export interface RequestReceipt {
  readonly audit_id: string
  readonly audit_status: typeof inProgress
}

/** The open request of a record, if any, and what the caller may do with it. */
export interface OpenRequest {
  readonly audit: RecordOf<ChangeRequest> | null
  readonly can_decide: boolean
  readonly can_withdraw: boolean
}

type NoInput = Record<string, never>

/**
 * Declares the call that says whether a record can be edited: yes if there is no request. The content of a request is only
 * shown to people who may see requests.
 */
export const openRequestCall = <const P extends `/${string}`>(
  request: ChangeRequest,
  path: P,
): Call<
  NoInput,
  undefined,
  OpenRequest,
  CallInput<P, NoInput, NoInput, undefined, undefined, 'json'>,
  OpenRequest
> =>
  call({
    method: 'GET',
    path,
    does: `Returns the open request for a ${request.requests.of.name}, if any, and what the caller may do with it.`,
    can: request.requests.of.can.view,
    reply: z.object({
      audit: recordSchema(request).nullable(),
      can_decide: z.boolean(),
      can_withdraw: z.boolean(),
    }),
    errors: ['not_found'],
  })
