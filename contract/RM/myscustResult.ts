import { z } from 'zod'
import { evaluate, staff, type Rule, type Subject } from '#contract/access.ts'
import { uploadFile } from '#contract/core/attachment.ts'
import { byRegion } from './byRegion.ts'
import { call } from '#contract/call.ts'
import { calendarMonth, seconds } from '#contract/dayFields.ts'
import { choice, files, flag, json, ref, staffRef, text } from '#contract/fields.ts'
import { lineText, plainText, recordId } from '#contract/fieldSchemas.ts'
import { decimal, integer } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { page } from '#contract/page.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { windows } from '#contract/window.ts'

const view = byRegion('rm.myscust.view', 'rmhk.myscust.view')
const edit = byRegion('rm.myscust.edit', 'rmhk.myscust.edit')

/** Staff see all rounds, an agency sees its own. */
const inRound: Rule = { any: [staff, { self: 'agency_id' }] }
const atStore = (rule: Rule): Rule => ({ all: [rule, inRound, { own: 'store_id', permit: 'tour' }] })
/** An agency enters answers. Publishing them and disputing them is for staff. */
const staffAtStore: Rule = { all: [atStore(edit), staff] }

const answer = z.strictObject({
  item_id: recordId,
  section: lineText.min(1).max(120),
  question: plainText.min(1).max(500),
  max: z.number().positive().max(1000),
  /** Null while unanswered and where `is_na`. Such a point counts in neither sum. */
  score: z.number().min(0).max(1000).nullable(),
  is_na: z.boolean(),
  comment: plainText.max(2000).nullable(),
})
/** A question of the questionnaire and what the mystery customer answered. */
export type MyscustAnswer = z.infer<typeof answer>

const noAnswers: MyscustAnswer[] = []

/** No answer has more points than its question, and no question occurs twice. */
function answerErrors(given: unknown): Readonly<Record<string, string>> {
  const answers = z.array(answer).safeParse(given).data ?? []
  const isTooHigh = answers.some(({ score, max }) => score !== null && score > max)
  const isTwice = new Set(answers.map(({ item_id }) => item_id)).size < answers.length
  return isTooHigh ? { answers: 'range' } : isTwice ? { answers: 'duplicate' } : {}
}

/** Scores are 0 to 100. */
const sectionScore = z.object({ section: z.string(), score: z.number().nullable() })
const noSections: z.infer<typeof sectionScore>[] = []

const itemIds = z.array(recordId).min(1).max(200)

/** What the shop disputes, by item, and the decision. */
const appeal = z.object({
  by: recordId,
  at: z.int(),
  item_ids: itemIds,
  reason: z.string(),
  decision: z.enum(['accepted', 'rejected']).nullable(),
  decided_by: recordId.nullable(),
  decided_at: z.int().nullable(),
  comment: z.string().nullable(),
  /** The score that was disputed, once the appeal is accepted. */
  score_before: z.number().nullable(),
})

/** The states in which a person may change answers and files: an agency changes only drafts. */
export const editableStatuses = (who: Subject): readonly string[] =>
  evaluate(staff, who) === 'yes' ? ['draft', 'submitted'] : ['draft']

/** A mystery customer's visit to a shop: answers, score, and an appeal against it. */
export const myscustResult = resource({
  name: 'myscust_result',
  path: '/MyscustResult',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    store_id: ref('store', { required: true, writable: 'create' }),
    /** What people call it: the number of the store, the month and the round. */
    title: text({ writable: 'never', derived: true }),
    /** The account of the agency that carries out this round; none if the operator does. */
    agency_id: staffRef({ writable: 'create', does: { step: 'submit' } }),
    period: calendarMonth({ required: true, writable: 'create' }),
    /** The round of the period, from 1. */
    round: integer({ required: true, writable: 'create', min: 1, max: 99 }),
    visit_at: seconds({ required: true, window: windows.plan }),
    /** The agency's name for its customer, who stays anonymous. */
    shopper_code: text({ max: 60 }),
    questionnaire_version: text({ max: 60 }),
    /** A new result without answers begins with the questions of the latest one at its site. */
    answers: json(z.array(answer).max(200), { initial: noAnswers }),
    sections: json(z.array(sectionScore), { initial: noSections, writable: 'never' }),
    /** 0 to 100, over the answers that count; null while there are none. */
    score: decimal({ min: 0, max: 100, writable: 'never' }),
    /** At least `myscust.pass_score`. */
    pass: flag({ writable: 'never' }),
    narrative: text({ max: 10_000 }),
    status: choice(['draft', 'submitted', 'published', 'appealing'], { initial: 'draft', writable: 'never' }),
    published_at: seconds({ writable: 'never' }),
    /** `myscust.appeal_days` after publication. */
    appeal_until: seconds({ writable: 'never' }),
    /** The number of days until then, including the last; null if there can be no appeal. */
    appeal_days_left: integer({ writable: 'never', derived: true }),
    appeal: json(appeal, { writable: 'never' }),
    /** Reports and receipts, at most 30: `/myscust/result/attachs` adds and removes them. */
    attachs: files('any', { writable: 'never' }),
  },
  asked: {
    /** Who appealed. */
    appealed_by: ref('user'),
  },
  search: ['shopper_code', 'narrative', 'store_id'],
  sort: { visit_at: -1 },
  can: crudRules({ all: [view, inRound] }, atStore(edit)),
  lifecycle: lifecycle({
    field: 'status',
    initial: 'draft',
    steps: {
      /** Every question needs an answer. */
      submit: { from: ['draft'], to: 'submitted', can: atStore(edit), tells: [{ may: 'publish' }] },
      publish: { from: ['submitted'], to: 'published', can: staffAtStore, tells: ['agency_id'] },
      /** Once, and until `appeal_until`. */
      appeal: {
        from: ['published'],
        to: 'appealing',
        can: staffAtStore,
        tells: ['agency_id', { may: 'decide' }],
        takes: { item_ids: json(itemIds, { required: true }), reason: text({ required: true, max: 2000 }) },
      },
      /**
       * Not by the person who appealed. The items of an accepted appeal no longer count. The mainland code counts in
       * Hong Kong too, because there is no Hong Kong code.
       */
      decide: {
        from: ['appealing'],
        to: 'published',
        can: atStore('rm.myscust.appeal_decide'),
        not: ['appealed_by'],
        tells: ['appealed_by', 'agency_id'],
        takes: {
          decision: choice(['accepted', 'rejected'], { required: true }),
          comment: text({ max: 2000 }),
        },
      },
    },
  }),
  beside: { counters: z.record(z.enum(['draft', 'submitted', 'published', 'appealing']), z.int().min(0)) },
  exports: { all: [view, inRound] },
  check: ({ answers }) => answerErrors(answers),
})

/** The months in which there are visits that the user sees, the latest first. */
export const myscustPeriods = call({
  method: 'GET',
  path: '/myscust/result/periods',
  does: "Lists the months of mystery customers' results.",
  can: view,
  query: z.object({ site: z.string().max(64).optional() }),
  reply: z.object({ list: z.array(z.string()) }),
  errors: ['site.denied'],
})

const ofResult = { result_id: recordId }

/** The files of a result, oldest first. */
export const myscustAttachs = call({
  method: 'GET',
  path: '/myscust/result/attachs',
  does: "Lists the files of a mystery customer's result.",
  can: view,
  query: z.object({ ...ofResult, site: z.string().max(64).optional() }),
  reply: page(uploadFile.shape),
  errors: ['not_found', 'site.denied'],
})

/** The maximum number of files of a result. */
export const maxAttachs = 30

/** Adds a file; more than 30 per result is 4005. After publication only managers may (4096). */
export const myscustAttachsAdd = call({
  method: 'POST',
  path: '/myscust/result/attachs',
  does: "Adds a file to a mystery customer's result.",
  can: edit,
  reach: { result_id: 'myscust_result' },
  carries: 'upload',
  body: z.object(ofResult),
  reply: uploadFile,
  errors: ['not_found', 'store.denied', 'range.limit', 'period.locked', 'file.too_large', 'file.type'],
})

export const myscustAttachsRemove = call({
  method: 'DELETE',
  path: '/myscust/result/attachs',
  does: "Removes files from a mystery customer's result.",
  can: edit,
  reach: { result_id: 'myscust_result' },
  body: z.object({ ...ofResult, uids: z.array(recordId).min(1).max(maxAttachs) }),
  reply: z.object({ removed: z.int() }),
  errors: ['not_found', 'store.denied', 'period.locked'],
})
