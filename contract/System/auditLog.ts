import { z } from 'zod'
import { call } from '#contract/call.ts'
import { seconds } from '#contract/dayFields.ts'
import { json, list, ref, text } from '#contract/fields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { log } from '#contract/resource.ts'

const record = z.record(z.string(), z.json())

/**
 * Who did what, when, and what it changed. Never contains a secret. Readers get what the rules of a record
 * and of its fields let them see today; entries about records that they may not see are left out.
 */
export const auditLog = log({
  name: 'audit_log',
  path: '/auditlog',
  fields: {
    at: seconds({ required: true }),
    /** Empty if nobody was signed in, or a job did it. */
    user_id: ref('user'),
    /** The person who was away, if `user_id` did it as their deputy. */
    for_id: ref('user'),
    ip: text(),
    /** Empty if it belongs to no site. Entries of sites that are not the reader's are not shown. */
    site: ref('site'),
    /** `create`, `update`, `remove`, `signin`, … */
    action: text({ required: true }),
    /** The step of a lifecycle, such as `approve`, if the change was a step. */
    step: text(),
    /** The resource, and the record's id. */
    entity: text({ required: true }),
    entity_id: text({ required: true }),
    before: json(record),
    after: json(record),
    /** The fields that changed, each with `from` and `to`. */
    diff: json(record),
    /** The request that made the change; its other entries have this id, too. */
    request_id: text(),
    /** The private fields whose values were left out, though the reader may see them: see `auditReveal`. */
    masked: { ...list({ writable: 'never' }), derived: true as const },
  },
  sort: { at: -1 },
  can: { view: 'system.auditlog.view' },
  exports: 'system.auditlog.view',
})

/**
 * Shows the values of one private field in an entry to somebody who may see the field. An entry
 * of its own records that it was shown, and to whom.
 */
export const auditReveal = call({
  method: 'POST',
  path: '/auditlog/reveal',
  isSecret: true,
  does: 'Reveals the values of a private field in an entry of the audit log.',
  can: 'system.auditlog.view',
  reach: 'none',
  body: z.strictObject({ _id: recordId, field: z.string().min(1).max(80) }),
  reply: z.object({ from: z.json(), to: z.json() }),
  errors: ['not_found', 'permission.denied'],
})
