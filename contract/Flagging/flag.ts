import { z } from 'zod'
import { signedIn, type Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { calendarMonth, date } from '#contract/dayFields.ts'
import { choice, json, ref, staffRef, staffRefs, text } from '#contract/fields.ts'
import { plainText, recordId } from '#contract/fieldSchemas.ts'
import { decimal, scale } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { stepCall } from '#contract/resourceCalls.ts'
import { takenSchema } from '#contract/takenFields.ts'
import { permits } from '#contract/permit.ts'
import { flagMetrics } from './flagRule.ts'
import { windows } from '#contract/window.ts'

/** People who do something for a store: its tours, its scores, its sales or its lease. */
const followsUp: Rule = {
  all: ['flag.edit', { any: permits.map((permit): Rule => ({ own: 'store_id', permit })) }],
}

/** A flag in one of these still needs somebody's attention. */
export const openFlagStatuses = ['open', 'acknowledged', 'in_follow_up'] as const

/** From found to cleared. */
export const flagStatuses = [...openFlagStatuses, 'cleared', 'muted'] as const

/** What the server itself writes under a flag; the console says it in the reader's language. */
export const systemNotes = {
  cleared: 'condition no longer met',
  reopened: 'condition met again',
  unmuted: 'mute ended',
} as const

/** Whoever follows up a flag may read it, whatever else they may see. */
const sees: Rule = { any: ['flag.view', { self: 'owner_id' }] }

const comment = z.object({
  by: recordId.nullable(),
  at: z.int(),
  text: plainText.max(1000),
  /** Set on the reason for which a person cleared the flag. */
  step: z.literal('clear').optional(),
})

const reason = text({ required: true, max: 1000 })

/** What is said about a flag. */
export const commenting = { comment: reason, mentions: staffRefs() }

/** A tenant on the watch list: what a rule found in one month, and what was done about it. */
export const flag = resource({
  name: 'flag',
  path: '/flag',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    /** What people call it: the number of the store, the rule and the month. */
    title: text({ writable: 'never', derived: true }),
    rule_id: ref('flag_rule', { required: true, writable: 'create' }),
    /** The figure that the rule judges, and how severe that is. */
    metric: choice(flagMetrics, { writable: 'never', derived: true }),
    severity: scale(4, { writable: 'never', derived: true }),
    store_id: ref('store', { required: true, writable: 'create' }),
    tenant_ship_id: ref('tenant_ship', { writable: 'create' }),
    /** The month of the figure: the present one when left out. */
    period: calendarMonth({ assigned: true, writable: 'create', window: windows.known }),
    /**
     * The figure and the threshold at the last run that found them. Without a figure somebody put the tenant
     * on the list; null too for readers who may not see rents, if it comes from rents.
     */
    value: decimal({ min: -999_999, max: 999_999, writable: 'never' }),
    threshold: decimal({ assigned: true, writable: 'never' }),
    status: choice(flagStatuses, { initial: 'open', writable: 'never' }),
    /** The person who follows it up. */
    owner_id: staffRef({ does: { step: 'clear' } }),
    /** The last day on which a muted flag stays muted. */
    muted_until: date({ writable: 'never' }),
    /** Oldest first. Comments without a person were made by the system. */
    comments: json(z.array(comment), { assigned: true, writable: 'never' }),
  },
  search: ['store_id', 'tenant_ship_id'],
  sort: { created_at: -1 },
  can: crudRules(sees, followsUp),
  /** `reopen` is for what was cleared by mistake; the rules reopen what they find again. */
  lifecycle: lifecycle({
    field: 'status',
    initial: 'open',
    steps: {
      acknowledge: { from: ['open'], to: 'acknowledged', can: followsUp, tells: ['owner_id'] },
      follow_up: {
        from: ['open', 'acknowledged'],
        to: 'in_follow_up',
        can: followsUp,
        tells: ['owner_id'],
        takes: {
          owner_id: staffRef({ required: true, does: { step: 'clear' } }),
          comment: text({ max: 1000 }),
        },
      },
      mute: {
        from: [...openFlagStatuses],
        to: 'muted',
        can: followsUp,
        tells: ['owner_id'],
        takes: { muted_until: date({ required: true, window: windows.pause }), reason },
      },
      unmute: { from: ['muted'], to: 'open', can: followsUp, tells: ['owner_id'] },
      clear: {
        from: [...openFlagStatuses, 'muted'],
        to: 'cleared',
        can: followsUp,
        tells: ['owner_id'],
        takes: { reason },
      },
      reopen: { from: ['cleared'], to: 'open', can: followsUp, tells: ['owner_id'], takes: { reason } },
    },
  }),
  /** Everybody who works with flags may say something, also about shops of others. */
  actions: { comment: { can: 'flag.edit', takes: takenSchema(commenting), tells: ['owner_id', 'mentions'] } },
  beside: {
    counters: z.partialRecord(z.enum([...flagStatuses, ...flagMetrics]), z.int().min(0)),
  },
})

/** Says something about a flag, without taking it to another state. */
export const flagComment = stepCall(flag, ['comment'], commenting)

/** The figures behind a flag. */
export const flagEvidence = call({
  method: 'GET',
  path: '/flag/{id}/evidence',
  does: 'Returns the figures that the rule of a flag judges, latest last, and whether it would still find them.',
  // The flag itself decides.
  can: signedIn,
  reply: z.object({
    /** `at` is a month, or a day where a figure is of a day. */
    points: z.array(z.object({ at: z.string(), value: z.number().nullable() })),
    threshold: z.number(),
    /** Whether the condition holds today. */
    holds: z.boolean(),
  }),
  errors: ['not_found'],
})

/** Applies the rules to every tenant of a site. A second run on the same day changes nothing. */
export const flagRegen = call({
  method: 'POST',
  path: '/flag/regen',
  does: 'Finds which tenants of a site belong on the watch list, and clears those that no longer do.',
  can: 'flag.edit',
  reach: { site: 'site' },
  body: z.object({
    site: recordId,
    /** The day to judge by, which is not in the future; today by default. One in the past only puts tenants on the list. */
    as_of: date({ required: true, window: windows.past }).schema.optional(),
  }),
  reply: z.object({ opened: z.number(), cleared: z.number(), kept: z.number() }),
  errors: ['job.running'],
})
