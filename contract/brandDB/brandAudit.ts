import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { seconds } from '#contract/dayFields.ts'
import { choice, json, ref, refs, text } from '#contract/fields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { integer } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { resource } from '#contract/resource.ts'

const values = z.record(z.string().max(60), z.unknown())
const given = { required: true, writable: 'create' } as const
const comment = text({ max: 1000 })
const resubmission = { comment, after: json(values) }

/** The departments responsible for brands, in either list. */
export const brandDepartments: readonly string[] = ['17', '62']

/** Who decides on changes of brands, except their own. */
export const decider: Rule = { all: ['branddb.audit.approve', { department: brandDepartments }] }

const byAuthor = { can: 'branddb.brand.edit', by: ['created_by'] } as const
/** Nobody decides on their own request, nor twice on a request that needs two approvals. */
const byOthers = { can: decider, not: ['created_by', 'submitted_by', 'approved_by'] } as const

/**
 * A request to change a brand, add a brand or end one, decided by somebody other than its author
 * (specification section 1, brand modification). A brand has at most one open request; until it is decided
 * the brand is read-only (4094).
 */
export const brandAudit = resource({
  name: 'brand_audit',
  path: '/bdbrandaudit',
  reach: 'none',
  fields: {
    /** None for a new brand. */
    brand_id: ref('brand', { writable: 'create' }),
    kind: choice(['create', 'update', 'deactivate'], given),
    /** The brand's fields as they were; none for a new brand. */
    before: json(values, { writable: 'never' }),
    /**
     * The new values of the fields that change, and `companies`: all companies that should be behind the
     * brand, each with `company_id`, `relation` and `region`. The author of a draft may change it. Errors in
     * it are named `after.<field>`.
     */
    after: json(values, { required: true }),
    diff: json(z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })), {
      initial: [],
      writable: 'never',
    }),
    /**
     * The `rev` of the brand that the author saw, by default the current `rev`. If the brand has changed
     * since, it is 4092.
     */
    base_rev: integer({ writable: 'create', min: 1 }),
    /** A new request is a `draft`, which only its author sees, or goes to the approvers at once. */
    status: choice(['draft', 'audit_inprogress', 'approved', 'rejected', 'withdrawn'], {
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
  },
  can: {
    // People who may only request changes see only their own requests.
    view: { any: ['branddb.audit.view', 'branddb.brand.edit'] },
    create: 'branddb.brand.edit',
    update: { any: [decider, 'branddb.brand.edit'] },
  },
  derivedFrom: [{ of: 'brand', by: 'brand_id' }],
  search: ['brand_names'],
  asked: {
    /** The people who have approved it since it was last submitted. */
    approved_by: refs('user'),
    /** All names of the brand or, of a new one, those that are proposed. */
    brand_names: text(),
  },
  // Also an error: a second request for the same brand (4094).
  lifecycle: lifecycle({
    field: 'status',
    initial: ['audit_inprogress', 'draft'],
    steps: {
      /** Sends a draft to the approvers. */
      submit: { from: ['draft'], to: 'audit_inprogress', ...byAuthor, takes: resubmission },
      /**
       * The last approval makes the change. If somebody has changed the same fields of the brand since, it is
       * 4092 with `current` (the brand), `base`, `proposed` and `fields`. With the `rev` of that brand as
       * `brand_rev`, the change is made anyway.
       */
      approve: {
        from: ['audit_inprogress'],
        to: 'approved',
        stays: true,
        ...byOthers,
        takes: { comment, brand_rev: integer({ min: 1 }) },
      },
      reject: {
        from: ['audit_inprogress'],
        to: 'rejected',
        ...byOthers,
        takes: { comment: text({ required: true, max: 1000 }) },
      },
      /** Possible until somebody decides. For a draft it means giving it up. */
      withdraw: { from: ['draft', 'audit_inprogress'], to: 'withdrawn', ...byAuthor, takes: { comment } },
      /** With other values if they are given. */
      resubmit: { from: ['rejected'], to: 'audit_inprogress', ...byAuthor, takes: resubmission },
    },
  }),
})

/** The reply to a PUT of a brand that became a request instead. */
export interface Diverted {
  readonly audit_id: string
  readonly audit_status: 'audit_inprogress'
}

/**
 * Whether a brand can be edited: yes if there is no request. The content of a request is only shown to people
 * who may see requests.
 */
export const brandAuditInprogress = call({
  method: 'GET',
  path: '/bd/brand/audit_inprogress/{brand_id}',
  does: 'Returns the open request for a brand, if any, and what the caller may do with it.',
  can: 'branddb.brand.view',
  reply: z.object({
    audit: recordSchema(brandAudit).nullable(),
    can_decide: z.boolean(),
    can_withdraw: z.boolean(),
  }),
  errors: ['not_found'],
})
