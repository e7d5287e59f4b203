import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { seconds } from '#contract/dayFields.ts'
import { choice, flag, json, ref, text } from '#contract/fields.ts'
import { integer, ratio } from '#contract/numberFields.ts'
import { resource } from '#contract/resource.ts'

/** The title of a job, in the console's three languages. */
const title = z.object({ zh_CN: z.string(), zh_TW: z.string(), en_US: z.string() })

/**
 * Long work that the server does in the background: queued, then running, then done, failed or cancelled.
 * `created_by` started it (none: it is scheduled). Readers get the jobs that they started or joined; the
 * administrator gets all.
 */
export const job = resource({
  name: 'job',
  path: '/job',
  reach: 'none',
  fields: {
    /** The kind of work, such as `session.cleanup`. */
    name: text({ assigned: true, max: 60, writable: 'never' }),
    title: json(title, { assigned: true, writable: 'never' }),
    /** Only one job with the same name and key is open at a time; without a key, any number. */
    key: text({ writable: 'never' }),
    site: ref('site', { writable: 'never' }),
    status: choice(['queued', 'running', 'done', 'failed', 'cancelled'], {
      assigned: true,
      writable: 'never',
    }),
    /** The page of the console that shows its work. */
    link: text({ writable: 'never', max: 500 }),
    /** From 0 to 1. */
    progress: ratio({ assigned: true, writable: 'never', min: 0, max: 1 }),
    /** What `progress` is computed from; `total` is null until the job knows it. */
    done: integer({ assigned: true, writable: 'never', min: 0 }),
    total: integer({ writable: 'never', min: 0 }),
    /** How often it was started. A server that shuts down hands a job back without counting it. */
    attempts: integer({ assigned: true, writable: 'never', min: 0 }),
    /** When the server that runs it last reported. */
    heartbeat_at: seconds({ writable: 'never' }),
    started_at: seconds({ writable: 'never' }),
    finished_at: seconds({ writable: 'never' }),
    /** The result of a finished job. */
    result: json(z.json(), { writable: 'never' }),
    /**
     * Why it failed, or why the last attempt did: a sentence in the language of the person who started it.
     */
    error: text({ writable: 'never', max: 500 }),
    cancellable: flag({ writable: 'never' }),
    cancel_requested: flag({ writable: 'never' }),
  },
  can: { view: signedIn },
})

/**
 * Cancels a job: a queued one at once, a running one as soon as it can stop. For the person who started it
 * and the administrator.
 */
export const jobCancel = call({
  method: 'POST',
  path: '/job/{id}/cancel',
  does: 'Cancels a job.',
  can: signedIn,
  reach: 'none',
  reply: z.object({ status: z.enum(['running', 'cancelled']) }),
  errors: ['not_found', 'state.transition'],
})
