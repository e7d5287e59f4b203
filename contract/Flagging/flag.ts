import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { calendarMonth, choice, date, decimal, json, plainText, recordId, ref } from '#contract/field.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { permits } from '#contract/permit.ts'

/** People who do something for a store: its tours, its scores, its sales or its lease. */
const followsUp: Rule = {
  all: ['flag.edit', { any: permits.map((permit): Rule => ({ own: 'store_id', permit })) }],
}

const comment = z.object({
  by: recordId.nullable(),
  at: z.int(),
  text: plainText.max(1000),
})

/** A tenant on the watch list: what a rule found in one month, and what was done about it. */
export const flag = resource({
  name: 'flag',
  path: '/flag',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    rule_id: ref('flag_rule', { required: true, writable: 'create' }),
    store_id: ref('store', { required: true, writable: 'create' }),
    tenant_ship_id: ref('tenant_ship', { writable: 'create' }),
    period: calendarMonth({ required: true, writable: 'create' }),
    /** The figure that the rule found, and the threshold at that time. */
    value: decimal({ min: -999_999, max: 999_999, writable: 'never' }),
    threshold: decimal({ assigned: true, writable: 'never' }),
    status: choice(['open', 'acknowledged', 'in_follow_up', 'cleared', 'muted'], { initial: 'open' }),
    /** The person who follows it up. */
    owner_id: ref('user'),
    /** The last day on which a muted flag stays muted. */
    muted_until: date(),
    /** Oldest first. Comments without a person were made by the system. */
    comments: json(z.array(comment), { initial: [], writable: 'never' }),
  },
  can: crudRules('flag.view', followsUp),
  waiting: ['create', 'update', 'remove'],
})

/** Applies the rules to every tenant of a site. A second run on the same day changes nothing. */
export const flagRegen = call({
  method: 'POST',
  path: '/flag/regen',
  does: 'Finds which tenants of a site belong on the watch list, and clears those that no longer do.',
  can: 'flag.edit',
  body: z.object({
    site: recordId,
    /** The day to judge by; today by default. */
    as_of: z.iso.date().optional(),
  }),
  reply: z.object({ opened: z.number(), cleared: z.number(), kept: z.number() }),
  errors: ['job.running'],
})
