import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call, formCall } from '#contract/call.ts'
import { isAfter } from '#contract/checks.ts'
import { date } from '#contract/dayFields.ts'
import { choice, ref, refs, text } from '#contract/fields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'
import { resource } from '#contract/resource.ts'
import { windows } from '#contract/window.ts'

/** What waits for the person, what they did, what they started, and what others sent them a copy of. */
export const todoTabs = ['open', 'done', 'started', 'copied'] as const
export type TodoTab = (typeof todoTabs)[number]

/** A text in the console's three languages, in a reply. */
export const localText = z.object({ zh_CN: z.string(), zh_TW: z.string(), en_US: z.string() })

/** Somebody who has to do with a to-do. */
const person = z.object({ _id: z.string(), name: z.string(), name_en: z.string().nullable() })
export type TodoPerson = z.infer<typeof person>

/** A to-do: something about a record that waits for somebody. Times are unix seconds. */
const item = {
  /** What is to be done, such as `brandDB.decide`; null for a record about which nothing is left to do. */
  kind: z.string().nullable(),
  /** The record, by the name of its resource and its id. */
  resource: z.string(),
  record_id: z.string(),
  site: z.string().nullable(),
  title: localText,
  /** Its page in the console; null for a deputy who may not see the record themselves. */
  link: z.string().nullable(),
  /** The state of the record. */
  status: z.string().nullable(),
  since: z.int().nullable(),
  due_at: z.int().nullable(),
  starter: person.nullable(),
  /** The only person it waits for; null if it waits for everybody who may do it. */
  handler: person.nullable(),
  /** Somebody who is away, and whose deputy the caller is. */
  stands_in_for: person.nullable(),
  /** When the starter last asked for it to be done. */
  urged_at: z.int().nullable(),
  /** When the caller did it, or got the copy. */
  at: z.int().nullable(),
  /** Who sent the copy, and what they said. */
  copied_by: person.nullable(),
  comment: z.string().nullable(),
  /** What the caller can do with it besides opening it. */
  can: z.object({
    /** Take a step of it in the place of somebody who is away. */
    take: z.boolean(),
    transfer: z.boolean(),
    urge: z.boolean(),
    withdraw: z.boolean(),
  }),
}
const itemObject = z.object(item)
export type TodoItem = z.infer<typeof itemObject>

/** The kinds of to-dos, and how many of them wait for the caller. */
const kinds = z.array(z.object({ kind: z.string(), resource: z.string(), name: localText, count: z.int() }))

const site = z.string().max(64).optional()
const kind = z.string().max(80).optional()

/** The caller's to-dos: of records that they may see, at one of their sites or at all. */
export const todoList = call({
  method: 'GET',
  path: '/todo',
  does: "Lists the caller's to-dos, those that are due first.",
  can: signedIn,
  query: z.object({
    tab: z.enum(todoTabs).default('open'),
    kind,
    site,
    /** A text in the title. */
    q: z.string().max(100).optional(),
    /** `1`: also the to-dos of colleagues that the caller may do. */
    team: z.enum(['1']).optional(),
    range: z.string().max(40).optional(),
  }),
  /** `now` is the present moment by the operator's clock, for waiting times. */
  reply: page(item, { now: z.int() }),
})

/** How many to-dos wait for the caller at all their sites. */
export const todoCounts = call({
  method: 'GET',
  path: '/todo/counts',
  does: "Counts the caller's to-dos, by kind.",
  can: signedIn,
  query: z.object({ site }),
  reply: z.object({ open: z.int(), overdue: z.int(), kinds }),
})

/** What happened to a record until now, the oldest first, and for whom it waits. */
export const todoTimeline = call({
  method: 'GET',
  path: '/todo/timeline',
  does: 'Lists the steps of a record, with the time that each of them took.',
  can: signedIn,
  query: z.object({ resource: z.string().max(64), record_id: recordId }),
  reply: page(
    {
      at: z.int(),
      by: person.nullable(),
      action: z.enum(['create', 'step', 'change', 'transfer', 'copy', 'urge']),
      /** The name of the step. */
      step: z.string().nullable(),
      /** The state after it. */
      status: z.string().nullable(),
      to: person.nullable(),
      comment: z.string().nullable(),
      /** In whose place it was done. */
      for: person.nullable(),
      /** Seconds since the step before. */
      waited: z.int().nullable(),
    },
    {
      now: z.int(),
      waiting: z.array(
        z.object({ kind: z.string(), name: localText, since: z.int(), people: z.array(person) }),
      ),
    },
  ),
  errors: ['not_found'],
})

/** The people who could do it in the caller's place. */
export const todoPeople = call({
  method: 'GET',
  path: '/todo/{kind}/{id}/people',
  does: 'Lists the people to whom a to-do can be transferred.',
  can: signedIn,
  reply: page({ _id: z.string(), name: z.string(), name_en: z.string().nullable() }),
  errors: ['not_found', 'permission.denied'],
})

const comment = text({ max: 500 })
const done = z.object({ ok: z.literal(true) })

/** Hands a to-do to somebody who may do it: it waits for them alone. */
export const todoTransfer = formCall({
  method: 'POST',
  path: '/todo/{kind}/{id}/transfer',
  does: 'Transfers a to-do to another person.',
  can: signedIn,
  reach: 'records',
  takes: { to_id: ref('user', { required: true }), comment },
  reply: done,
  errors: ['not_found', 'permission.denied', 'state.transition'],
})

/** Sends a copy to those of the named people who may see the record. */
export const todoCopy = formCall({
  method: 'POST',
  path: '/todo/{kind}/{id}/copy',
  does: 'Sends other people a copy of a to-do.',
  can: signedIn,
  reach: 'records',
  takes: { to_ids: refs('user'), comment },
  reply: done,
  errors: ['not_found'],
})

/** The seconds after which another reminder about the same to-do can be sent. */
export const urgeInterval = 4 * 3600

/**
 * Reminds the people for whom a to-do waits. Only the person who started it can, and again only after
 * `urgeInterval`.
 */
export const todoUrge = formCall({
  method: 'POST',
  path: '/todo/{kind}/{id}/urge',
  does: 'Asks the people for whom a to-do waits to do it.',
  can: signedIn,
  reach: 'records',
  takes: { comment },
  reply: z.object({ told: z.int() }),
  errors: ['not_found', 'permission.denied', 'state.transition', 'rate.limited'],
})

/** Takes back what the caller started. */
export const todoWithdraw = formCall({
  method: 'POST',
  path: '/todo/{kind}/{id}/withdraw',
  does: 'Takes back what the caller started, by the step of its lifecycle that does so.',
  can: signedIn,
  reach: 'records',
  takes: { comment },
  reply: done,
  errors: ['not_found', 'permission.denied', 'state.transition'],
})

/** The place of an absent person, in which their deputy takes a step of a to-do. */
const place = '/todo/{kind}/{id}/for/{person}'

/** What a deputy decides about: the record as the absent person sees it, and the steps that are open. */
export const todoPlace = call({
  method: 'GET',
  path: place,
  does: 'Returns the record of a to-do to the deputy of a person who is away, and which steps they may take.',
  can: signedIn,
  reply: z.object({
    record: z.record(z.string(), z.unknown()),
    steps: z.array(z.string()),
    /** The records that it refers to, as far as they say what these are called, by resource. */
    references: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  errors: ['not_found', 'permission.denied'],
})

/**
 * Takes a step of a to-do with the rights of somebody who is away. Only their deputy may, on the days that they named. The
 * audit log names both.
 */
export const todoTake = call({
  method: 'POST',
  path: place,
  does: 'Takes a step of a to-do in the place of a person who is away.',
  can: signedIn,
  reach: 'records',
  body: z.strictObject({
    step: z.string().max(64),
    /** What the step takes. */
    takes: z.record(z.string(), z.json()).default({}),
    /** The revision that the decision was based on. */
    rev: z.int().optional(),
  }),
  reply: z.record(z.string(), z.unknown()),
  errors: [
    'not_found',
    'permission.denied',
    'state.transition',
    'approval.self',
    'validation.failed',
    'stale',
  ],
})

/** A log of to-dos that were handed on, copied or reminded of; the two people concerned see it. */
export const todoAction = resource({
  name: 'todo_action',
  path: '/todo/action',
  reach: 'none',
  fields: {
    kind: text({ assigned: true, writable: 'never', max: 80 }),
    /** The record, by the name of its resource and its id. */
    resource: text({ assigned: true, writable: 'never', max: 64 }),
    record_id: text({ assigned: true, writable: 'never', max: 64 }),
    action: choice(['transfer', 'copy', 'urge'], { assigned: true, writable: 'never' }),
    /** Who has to do it now, or got the copy. */
    to_id: ref('user', { writable: 'never' }),
    comment: text({ max: 500, writable: 'never' }),
  },
  can: { view: { any: [{ self: 'created_by' }, { self: 'to_id' }] } },
})

/** While somebody is away, their deputy sees and does their to-dos. */
export const todoDeputy = resource({
  name: 'todo_deputy',
  path: '/todo/deputy',
  reach: 'none',
  fields: {
    deputy_id: ref('user', { required: true }),
    from_date: date({ required: true, window: windows.plan }),
    to_date: date({ required: true, window: windows.plan }),
    note: text({ max: 200 }),
  },
  check: ({ from_date, to_date }) => (isAfter(from_date, to_date) ? { to_date: 'before_start' } : {}),
  sort: { from_date: -1 },
  can: {
    view: { any: [{ self: 'created_by' }, { self: 'deputy_id' }] },
    create: signedIn,
    update: { self: 'created_by' },
    remove: { self: 'created_by' },
  },
})
