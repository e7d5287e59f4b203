import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { choice, integer, json, plainText, recordId, ref, seconds } from '#contract/field.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { resource } from '#contract/resource.ts'

const comment = plainText.max(1000)
const values = z.record(z.string().max(60), z.unknown())
const given = { required: true, writable: 'create' } as const
const resubmission = z.object({ comment: comment.optional(), after: values.optional() })

/** The departments that keep the brands, in either list. */
export const brandDepartments: readonly string[] = ['17', '62']

/** Who decides about changes of brands; not about their own. */
export const decider: Rule = { all: ['branddb.audit.approve', { department: brandDepartments }] }

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
    /**
     * The fields as they should become, those that change alone; beside them `companies`, all companies behind the brand as
     * they should be, each with `company_id`, `relation` and `region`. Of a draft its author may change it. What is wrong in
     * it is named `after.<field>`.
     */
    after: json(values, { required: true }),
    diff: json(z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })), {
      initial: [],
      writable: 'never',
    }),
    /** The `rev` of the brand that the author saw: another one than that of now is 4092. That of now when left out. */
    base_rev: integer({ writable: 'create', min: 1 }),
    /** A new one is a `draft`, which only its author sees, or goes to the approvers at once. */
    status: choice(['draft', 'audit_inprogress', 'approved', 'rejected', 'withdrawn'], {
      assigned: true,
      writable: 'create',
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
    // Whoever may only ask for changes sees their own requests.
    view: { any: ['branddb.audit.view', 'branddb.brand.edit'] },
    create: 'branddb.brand.edit',
    update: { any: [decider, 'branddb.brand.edit'] },
  },
  // Refused: 4035 to decide one's own or twice, 4091 where the state forbids it, 4094 a second one for the same brand.
  actions: {
    /**
     * The last approval makes the change. Where somebody changed the same fields of the brand since, it is 4092 with
     * `current` (the brand), `base`, `proposed` and `fields`; with the `rev` of that brand as `brand_rev` it is made all the same.
     */
    approve: {
      can: decider,
      takes: z.object({ comment: comment.optional(), brand_rev: z.int().min(1).optional() }),
    },
    reject: { can: decider, takes: z.object({ comment: comment.regex(/\S/, { message: 'required' }) }) },
    /** By its author, as long as nobody decided; a draft is given up by it. */
    withdraw: { can: 'branddb.brand.edit', takes: z.object({ comment: comment.optional() }) },
    /** A draft goes to the approvers, by its author. */
    submit: { can: 'branddb.brand.edit', takes: resubmission },
    /** By its author, once rejected; with other values if they are given. */
    resubmit: { can: 'branddb.brand.edit', takes: resubmission },
  },
})

/** The steps that each state leaves open (specification section 1, brand modification). */
export const brandAuditSteps: Readonly<Record<string, readonly string[]>> = {
  draft: ['submit', 'withdraw'],
  audit_inprogress: ['approve', 'reject', 'withdraw'],
  approved: [],
  rejected: ['resubmit'],
  withdrawn: [],
}

/** What a PUT of a brand answers where it became a request instead. */
export interface Diverted {
  readonly audit_id: string
  readonly audit_status: 'audit_inprogress'
}

/** Whether a brand is free to be edited: no request means yes. What is asked for is told to whoever may see requests. */
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
