import { z } from 'zod'
import type { Rule } from './access.ts'
import { call } from './call.ts'
import { choice, integer, json, plainText, recordId, ref, seconds } from './field.ts'
import { recordSchema } from './recordSchema.ts'
import { resource } from './resource.ts'

const comment = plainText.max(1000)
const values = z.record(z.string().max(60), z.unknown())
const given = { required: true, writable: 'create' } as const
const decider: Rule = { all: ['branddb.audit.approve', { department: ['17', '62'] }] }

/**
 * A request to change a brand, add one or end one, which somebody else than its author decides (specification section 1,
 * brand modification). A brand has one in progress at most; until it is decided the brand is read-only (4094).
 */
export const brandAudit = resource({
  name: 'brand_audit',
  path: '/bdbrandaudit',
  fields: {
    /** None for a new brand. */
    brand_id: ref('brand', { writable: 'create' }),
    kind: choice(['create', 'update', 'deactivate'], given),
    /** The brand's fields as they were; none for a new brand. */
    before: json(values, { writable: 'never' }),
    /** The fields as they should become. */
    after: json(values, given),
    diff: json(z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })), {
      initial: [],
      writable: 'never',
    }),
    /** The `rev` of the brand that the author saw. */
    base_rev: integer({ writable: 'create', min: 1 }),
    status: choice(['draft', 'audit_inprogress', 'approved', 'rejected', 'withdrawn'], {
      assigned: true,
      writable: 'never',
    }),
    /** How many people have to approve, and how many have. */
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
  },
  can: {
    view: 'branddb.audit.view',
    create: 'branddb.brand.edit',
    update: { any: [decider, 'branddb.brand.edit'] },
  },
  // Refused: 4035 to decide one's own, 4091 what is decided already, 4092 when the brand has changed since.
  actions: {
    approve: { can: decider, takes: z.object({ comment: comment.optional() }) },
    reject: { can: decider, takes: z.object({ comment: comment.min(1) }) },
    withdraw: { can: 'branddb.brand.edit', takes: z.object({ comment: comment.optional() }) },
    /** By its author, once rejected; with other values if they are given. */
    resubmit: {
      can: 'branddb.brand.edit',
      takes: z.object({ comment: comment.optional(), after: values.optional() }),
    },
  },
  waiting: ['create', 'update'],
})

/** Whether a brand is free to be edited: no request means yes. */
export const brandAuditInprogress = call({
  method: 'GET',
  path: '/bd/brand/audit_inprogress/{brand_id}',
  does: 'Answers the request in progress for a brand, if there is one, and what the caller may do with it.',
  can: 'branddb.brand.view',
  reply: z.object({
    audit: recordSchema(brandAudit).nullable(),
    can_decide: z.boolean(),
    can_withdraw: z.boolean(),
  }),
  errors: ['not_found'],
})
