import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import {
  choice,
  files,
  integer,
  plainText,
  recordId,
  ref,
  seconds,
  siteNumber,
  text,
} from '#contract/field.ts'
import type { Action } from '#contract/resource.ts'

/**
 * From found to closed. `closed` and `void` are final. Overdue is not a status: it means past `due_at` and
 * not fixed.
 */
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
  severity: integer({ required: true, min: 1, max: 4 }),
  title: text({ required: true }),
  description: text({ max: 2000 }),
  /** Photos: before and after the fix. */
  attachs_before: files('picture'),
  attachs_after: files('picture', { writable: 'never' }),
  fix_note: text({ max: 2000, writable: 'never' }),
  department: ref('department'),
  assignee_id: ref('user', { writable: 'create' }),
  found_by: ref('user', { writable: 'never' }),
  found_at: seconds({ writable: 'never' }),
  assigned_at: seconds({ writable: 'never' }),
  due_at: seconds(),
  started_at: seconds({ writable: 'never' }),
  fixed_at: seconds({ writable: 'never' }),
  fixed_by: ref('user', { writable: 'never' }),
  verified_at: seconds({ writable: 'never' }),
  verified_by: ref('user', { writable: 'never' }),
  closed_at: seconds({ writable: 'never' }),
  reopen_count: integer({ initial: 0, min: 0, writable: 'never' }),
  status: choice(problemStatuses, { initial: 'open', writable: 'never' }),
  close_reason: text({ max: 500, writable: 'never' }),
}

/**
 * Who may close a critical problem, among those who may close problems: operation and service departments.
 */
export const endsCritical: Rule = {
  any: [{ not: { field: 'severity', in: [1] } }, { department: ['16', '22', '73'] }],
}

/** How many problems match, by status, and how many of them are overdue. */
export const problemCounters = z.record(z.enum([...problemStatuses, 'overdue']), z.int().min(0))

const reason = plainText.trim().min(1).max(500)
const comment = plainText.trim().min(1).max(2000)
const photos = z.array(recordId).max(50)
const { category, severity, title, description, attachs_before, department, due_at } = problemFields

/** What the steps in the life of a problem take. The domain's table of states says where each leads. */
const taken = {
  /** Needs a reason when the problem is already assigned. */
  assign: z.strictObject({
    assignee_id: recordId,
    department: recordId.nullish(),
    due_at: due_at.schema.optional(),
    reason: reason.nullish(),
  }),
  start: z.strictObject({}),
  /** At least one photo if `tour.photo_required` says so. */
  fix: z.strictObject({ fix_note: comment, attachs_after: photos.default([]) }),
  /** By somebody other than the person who fixed it. */
  verify: z.strictObject({ comment: comment.nullish() }),
  reopen: z.strictObject({ reason }),
  close: z.strictObject({ close_reason: reason.nullish() }),
  void: z.strictObject({ reason }),
  comment: z.strictObject({ comment, attachs: photos.default([]) }),
  /** The same as a PUT of these fields without an action. */
  edit: z
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
}

export type ProblemStep = keyof typeof taken

/** The steps in the life of a problem, each with the rule for who may take it. */
export const problemSteps = (who: Readonly<Record<ProblemStep, Rule>>): Readonly<Record<string, Action>> =>
  Object.fromEntries(
    Object.entries(taken).map(([step, takes]) => [step, { can: who[step as ProblemStep], takes }]),
  )
