import { z } from 'zod'
import { staff, type Rule } from '#contract/access.ts'
import { uploadFile } from '#contract/core/attachment.ts'
import { byRegion } from './byRegion.ts'
import { call } from '#contract/call.ts'
import {
  choice,
  decimal,
  flag,
  integer,
  json,
  plainText,
  recordId,
  ref,
  seconds,
  text,
} from '#contract/field.ts'
import { monthPattern } from '#contract/month.ts'
import { page } from '#contract/page.ts'
import { crudRules, resource } from '#contract/resource.ts'

const view = byRegion('rm.myscust.view', 'rmhk.myscust.view')
const edit = byRegion('rm.myscust.edit', 'rmhk.myscust.edit')

/** Staff see all rounds, an agency sees its own. */
const inRound: Rule = { any: [staff, { self: 'agency_id' }] }
const atStore = (rule: Rule): Rule => ({ all: [rule, inRound, { own: 'store_id', permit: 'tour' }] })

const reason = plainText.trim().min(1).max(2000)
const itemIds = z.array(recordId).min(1).max(200)

const answer = z.strictObject({
  item_id: recordId,
  section: plainText.min(1).max(120),
  question: plainText.min(1).max(500),
  max: z.number().positive().max(1000),
  /** Null while unanswered and where `is_na`. Such a point counts in neither sum. */
  score: z.number().min(0).max(1000).nullable(),
  is_na: z.boolean(),
  comment: plainText.max(2000).nullable(),
})

/** Scores are 0 to 100. */
const sectionScore = z.object({ section: z.string(), score: z.number().nullable() })

/** What the shop disputes, by item, and the decision. */
const appeal = z.object({
  by: recordId,
  at: z.int(),
  item_ids: itemIds,
  reason,
  decision: z.enum(['accepted', 'rejected']).nullable(),
  decided_by: recordId.nullable(),
})

/** A mystery customer's visit to a shop: answers, score, and an appeal against it. */
export const myscustResult = resource({
  name: 'myscust_result',
  path: '/MyscustResult',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    store_id: ref('store', { required: true, writable: 'create' }),
    /** The account of the agency that carries out this round; none if the operator does. */
    agency_id: ref('user', { writable: 'create' }),
    period: text({ required: true, writable: 'create', pattern: monthPattern }),
    /** The round of the period, from 1. */
    round: integer({ required: true, writable: 'create', min: 1, max: 99 }),
    visit_at: seconds({ required: true }),
    /** The agency's name for its customer, who stays anonymous. */
    shopper_code: text({ max: 60 }),
    questionnaire_version: text({ max: 60 }),
    answers: json(z.array(answer).max(200), { initial: [] }),
    sections: json(z.array(sectionScore), { initial: [], writable: 'never' }),
    /** 0 to 100, over the answers that count; null while there are none. */
    score: decimal({ min: 0, max: 100, writable: 'never' }),
    /** At least `myscust.pass_score`. */
    pass: flag({ writable: 'never' }),
    narrative: text({ max: 10_000 }),
    status: choice(['draft', 'submitted', 'published', 'appealing'], { initial: 'draft', writable: 'never' }),
    /** Appeals are possible for `myscust.appeal_days` from here. */
    published_at: seconds({ writable: 'never' }),
    appeal: json(appeal, { writable: 'never' }),
  },
  search: ['shopper_code', 'narrative'],
  sort: { visit_at: -1 },
  can: crudRules({ all: [view, inRound] }, atStore(edit)),
  actions: {
    submit: { can: atStore(edit), takes: z.strictObject({}) },
    publish: { can: atStore(edit), takes: z.strictObject({}) },
    appeal: { can: atStore(edit), takes: z.strictObject({ item_ids: itemIds, reason }) },
    /** The mainland code counts in Hong Kong too, because there is no Hong Kong code. */
    decide: {
      can: atStore('rm.myscust.appeal_decide'),
      takes: z.strictObject({ decision: z.enum(['accepted', 'rejected']), comment: reason.nullish() }),
    },
  },
  waiting: ['create', 'update', 'remove'],
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

/** Adds a file; at most 30 per result. After publication only managers may (4096). */
export const myscustAttachsAdd = call({
  method: 'POST',
  path: '/myscust/result/attachs',
  does: "Adds a file to a mystery customer's result.",
  can: edit,
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
  body: z.object({ ...ofResult, uids: z.array(recordId).min(1).max(30) }),
  reply: z.object({ removed: z.int() }),
  errors: ['not_found', 'store.denied', 'period.locked'],
})
