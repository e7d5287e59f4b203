import { z } from 'zod'
import { json, ref, seconds, text } from '#contract/field.ts'
import { log } from '#contract/resource.ts'

const record = z.record(z.string(), z.json())

/**
 * Who did what, when, and what it changed. Never a secret. A reader gets what the rules of a record and of its fields let them
 * see of it today; a row about a record out of sight is absent.
 */
export const auditLog = log({
  name: 'audit_log',
  path: '/auditlog',
  fields: {
    at: seconds({ required: true }),
    /** None: nobody had signed in, or a job did it. */
    user_id: ref('user'),
    ip: text(),
    /** None for what belongs to no site. Rows of foreign sites are not shown. */
    site: ref('site'),
    /** `create`, `update`, `remove`, `signin`, … */
    action: text({ required: true }),
    /** The step of a lifecycle, such as `approve`, where the change was one. */
    step: text(),
    /** The resource, and the record's id. */
    entity: text({ required: true }),
    entity_id: text({ required: true }),
    before: json(record),
    after: json(record),
    /** The fields that changed, each with `from` and `to`. */
    diff: json(record),
    /** The same for all that one request did. */
    request_id: text(),
  },
  sort: { at: -1 },
  can: { view: 'system.auditlog.view' },
})
