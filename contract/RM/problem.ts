import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { seconds } from '#contract/dayFields.ts'
import { choice, files, flag, ref, siteNumber, staffRef, staffRefs, text } from '#contract/fields.ts'
import { integer, scale } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { takenSchema } from '#contract/takenFields.ts'
import { windows } from '#contract/window.ts'

/** From found to closed. `closed` and `void` are final, but for what a manager reopens. */
export const problemStatuses = [
  'open',
  'assigned',
  'in_progress',
  'fixed',
  'verified',
  'reopened',
  'closed',
  'void',
] as const

/** A problem in one of these is settled. */
export const finalStatuses = ['closed', 'void'] as const satisfies readonly ProblemStatus[]

/** In these, a problem past its due date is overdue. */
export const unfixedStatuses: readonly ProblemStatus[] = ['open', 'assigned', 'in_progress', 'reopened']

/** A problem in one of these is not settled, even if it is fixed. */
export const unsettledStatuses: readonly ProblemStatus[] = [...unfixedStatuses, 'fixed', 'verified']

export type ProblemStatus = (typeof problemStatuses)[number]

export const problemCategories = [
  'cleanliness',
  'lighting_signage',
  'display',
  'staff_service',
  'safety_fire',
  'fit_out',
  'opening_hours',
  'queue',
  'licence',
  'other',
] as const

/** The fields that problems of tours and of mystery customers have in common. */
export const problemFields = {
  problem_no: siteNumber(),
  site: ref('site', { required: true, writable: 'create' }),
  store_id: ref('store', { required: true, writable: 'create' }),
  /** The brand in the shop, and its floor, when the problem was found. */
  brand_id: ref('brand', { writable: 'never' }),
  floor_id: ref('floor', { writable: 'never' }),
  category: choice(problemCategories, { required: true }),
  /** 1 critical, 2 high, 3 medium, 4 low. */
  severity: scale(4, { required: true }),
  title: text({ required: true }),
  description: text({ max: 2000 }),
  /** Photos: before and after the fix. */
  attachs_before: files('photo'),
  attachs_after: files('photo', { writable: 'never' }),
  fix_note: text({ max: 2000, writable: 'never' }),
  department: ref('department'),
  assignee_id: staffRef({ writable: 'create', does: { step: 'fix' } }),
  found_by: ref('user', { writable: 'never' }),
  found_at: seconds({ writable: 'never' }),
  assigned_at: seconds({ writable: 'never' }),
  due_at: seconds({ window: windows.due }),
  started_at: seconds({ writable: 'never' }),
  fixed_at: seconds({ writable: 'never' }),
  fixed_by: ref('user', { writable: 'never' }),
  verified_at: seconds({ writable: 'never' }),
  verified_by: ref('user', { writable: 'never' }),
  closed_at: seconds({ writable: 'never' }),
  reopen_count: integer({ initial: 0, min: 0, writable: 'never' }),
  status: choice(problemStatuses, { initial: 'open', writable: 'never' }),
  close_reason: text({ max: 500, writable: 'never' }),
  /** Past `due_at`, and not fixed. */
  is_overdue: flag({ writable: 'never', derived: true }),
}

/**
 * Who may close a critical problem, among those who may close problems: operation and service departments.
 */
export const endsCritical: Rule = {
  any: [{ not: { field: 'severity', in: [1] } }, { department: ['16', '22', '73'] }],
}

/** How many problems match, by status, and how many of them are overdue. */
export const problemCounters = z.record(z.enum([...problemStatuses, 'overdue']), z.int().min(0))

const reason = text({ required: true, max: 500 })
const comment = text({ max: 2000 })

/** The rule about who may take each step. */
export type ProblemRights = Readonly<
  Record<'assign' | 'start' | 'fix' | 'verify' | 'reopen' | 'close' | 'void' | 'comment' | 'edit', Rule>
>

/**
 * The life of a problem, from found to closed (domain reference, state machines). A problem that is created with an assignee
 * begins as `assigned`. Nobody verifies their own fix; a manager can, if they say why.
 */
export const problemLifecycle = (who: ProblemRights) =>
  lifecycle({
    field: 'status',
    initial: ['open', 'assigned'],
    tells: [{ may: 'assign' }],
    steps: {
      /** Needs a reason if the problem is assigned already. */
      assign: {
        from: ['open', 'reopened', 'assigned', 'in_progress'],
        to: 'assigned',
        can: who.assign,
        tells: [],
        takes: {
          assignee_id: staffRef({ required: true, does: { step: 'fix' } }),
          department: ref('department'),
          due_at: seconds({ window: windows.due }),
          reason: text({ max: 500 }),
        },
      },
      start: { from: ['assigned', 'reopened'], to: 'in_progress', can: who.start, tells: [] },
      /** Needs a photo if `tour.photo_required` says so. */
      fix: {
        from: ['assigned', 'in_progress', 'reopened'],
        to: 'fixed',
        can: who.fix,
        tells: ['found_by'],
        takes: { fix_note: text({ required: true, max: 2000 }), attachs_after: files('photo') },
      },
      verify: {
        from: ['fixed'],
        to: 'verified',
        can: who.verify,
        not: ['fixed_by'],
        tells: ['found_by', 'fixed_by'],
        takes: { comment },
      },
      /** A manager verifies their own fix. */
      verify_own: {
        from: ['fixed'],
        to: 'verified',
        can: { all: [who.verify, { manager: true }] },
        by: ['fixed_by'],
        tells: ['found_by'],
        takes: { comment: text({ required: true, max: 2000 }) },
      },
      /** A closed problem only by a manager, and within 30 days. */
      reopen: {
        from: ['fixed', 'verified', 'closed'],
        to: 'reopened',
        can: who.reopen,
        tells: ['found_by'],
        takes: { reason },
      },
      close: {
        from: ['verified'],
        to: 'closed',
        can: who.close,
        tells: ['found_by', 'assignee_id'],
        takes: { close_reason: text({ max: 500 }) },
      },
      void: {
        from: ['open', 'assigned', 'in_progress', 'reopened'],
        to: 'void',
        can: who.void,
        tells: ['found_by'],
        takes: { reason },
      },
    },
  })

/** The days in which a closed problem can be reopened. */
export const reopenDays = 30

/** What is said about a problem, with photos. */
export const commenting = {
  comment: text({ required: true, max: 2000 }),
  mentions: staffRefs(),
  attachs: files('photo'),
}

const { category, severity, title, description, attachs_before, department, due_at } = problemFields

/** What can be done to a problem without taking it to another state. */
export const problemActions = (who: ProblemRights) => ({
  comment: {
    can: who.comment,
    takes: takenSchema(commenting),
    tells: ['found_by', 'assignee_id', 'mentions'],
  },
  /** Changes these fields, like a PUT of them without an action. */
  edit: {
    can: who.edit,
    takes: z
      .strictObject({
        category: category.schema,
        severity: severity.schema,
        title: title.schema,
        description: description.schema,
        attachs_before: attachs_before.schema,
        department: department.schema,
        due_at: due_at.schema,
      })
      .partial(),
  },
})

/** Who may send a problem back: those who verify, and once it is closed only managers, at any shop. */
export const reopens = (verifies: Rule, manages: Rule): Rule => ({
  any: [
    { all: [verifies, { not: { field: 'status', in: ['closed'] } }] },
    { all: [manages, { manager: true }] },
  ],
})
