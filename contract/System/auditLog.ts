import { z } from 'zod'
import { json, ref, seconds, text } from '#contract/field.ts'
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
    /** None: nobody was signed in, or a job did it. */
    user_id: ref('user'),
    ip: text(),
    /** None if it belongs to no site. Entries of sites that are not the reader's are not shown. */
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
    /** The same for everything that one request did. */
    request_id: text(),
  },
  sort: { at: -1 },
  can: { view: 'system.auditlog.view' },
})
