import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { choice, decimal, flag, integer, json, ref, seconds, text } from '#contract/field.ts'
import { resource } from '#contract/resource.ts'

/** What a job is called, in the console's three languages. */
const title = z.object({ zh_CN: z.string(), zh_TW: z.string(), en_US: z.string() })

/**
 * Long work that the server does by itself: queued, then running, then done, failed or cancelled. `created_by` started it
 * (none: it runs by the clock). Readers get the jobs they started or found running; the administrator all of them.
 */
export const job = resource({
  name: 'job',
  path: '/job',
  fields: {
    /** Which work it is, such as `session.cleanup`. */
    name: text({ assigned: true, max: 60, writable: 'never' }),
    title: json(title, { assigned: true, writable: 'never' }),
    /** Of the jobs of one name with the same key one is open at a time; none: any number. */
    key: text({ writable: 'never' }),
    site: ref('site', { writable: 'never' }),
    status: choice(['queued', 'running', 'done', 'failed', 'cancelled'], {
      assigned: true,
      writable: 'never',
    }),
    /** Where in the console its work is seen. */
    link: text({ writable: 'never', max: 500 }),
    /** From 0 to 1. */
    progress: decimal({ assigned: true, writable: 'never', min: 0, max: 1 }),
    /** What `progress` comes from; `total` is none until the job knows. */
    done: integer({ assigned: true, writable: 'never', min: 0 }),
    total: integer({ writable: 'never', min: 0 }),
    /** How often it was begun; a server that was asked to stop hands a job back without counting. */
    attempts: integer({ assigned: true, writable: 'never', min: 0 }),
    /** When the server that runs it last said so. */
    heartbeat_at: seconds({ writable: 'never' }),
    started_at: seconds({ writable: 'never' }),
    finished_at: seconds({ writable: 'never' }),
    /** What a job that is done answers. */
    result: json(z.json(), { writable: 'never' }),
    /** Why it failed, or why the last attempt did: a sentence in the language of whoever started it. */
    error: text({ writable: 'never', max: 500 }),
    cancellable: flag({ writable: 'never' }),
    cancel_requested: flag({ writable: 'never' }),
  },
  can: { view: signedIn },
})

/** Calls a job off: a queued one at once, a running one as soon as it can stop. For whoever started it and the administrator. */
export const jobCancel = call({
  method: 'POST',
  path: '/job/{id}/cancel',
  does: 'Calls a job off.',
  can: signedIn,
  reply: z.object({ status: z.enum(['running', 'cancelled']) }),
  errors: ['not_found', 'state.transition'],
})
