import { z } from 'zod'
import type { Rule } from './access.ts'
import { call } from './call.ts'
import { recordId, revision } from './fieldSchemas.ts'
import type { Resource } from './resource.ts'

/** For the sender of a call the rule is left to the server. */
const nobody: Rule = { any: [] }

/** The maximum number of rows of a batch. */
export const batchLimit = 500

/** A row: a new record, or with an `_id` a change or removal of the record, based on its revision. */
const batchRow = z
  .object({
    _id: recordId.optional(),
    rev: revision.optional(),
    doc: z.record(z.string(), z.unknown()).default({}),
    remove: z.boolean().default(false),
  })
  .refine(({ _id, rev }) => _id === undefined || rev !== undefined, { path: ['rev'], message: 'required' })

/** The outcome of a row: the stored record, null for a removed record, or the reason why it was refused. */
const batchOutcome = z.union([
  z.object({ record: z.record(z.string(), z.unknown()).nullable() }),
  z.object({
    errcode: z.int(),
    errmsg: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** The stored record, if somebody else has changed it since. */
    current: z.record(z.string(), z.unknown()).optional(),
  }),
])

export type BatchRow = z.input<typeof batchRow>
export type BatchOutcome = z.infer<typeof batchOutcome>

/**
 * Saves many records of a resource with `batch`: the good rows in one transaction, while the others are
 * refused one by one. The outcomes are in the order of the rows. A new record with the key of an existing one
 * (`upsertBy`) is refused (4092), unless it says the same.
 */
export const batchCall = ({ path, name }: Resource, can: Rule = nobody) =>
  call({
    method: 'POST',
    path: `${path}/batch`,
    does: `Saves many ${name} records, ${batchLimit} at most.`,
    can,
    reach: 'records',
    query: z.object({ site: z.string().max(64).optional() }),
    body: z.object({ list: z.array(batchRow).min(1).max(batchLimit) }),
    reply: z.object({ list: z.array(batchOutcome) }),
  })
