import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { localText } from '#contract/core/todo.ts'
import { choice, text } from '#contract/fields.ts'
import { text as inWords } from '#contract/localText.ts'
import { crudRules, resource } from '#contract/resource.ts'

/** Who sets up the installation. */
const setsUp = 'system.setup.edit'

/** What an administrator says about a step of the set-up: it is done, or not needed here. */
export const setupMark = resource({
  name: 'setup_mark',
  path: '/sys/setup/mark',
  reach: 'all',
  fields: {
    /** The id of the step, such as `brandDB.floors`. */
    step: text({ required: true, writable: 'create', max: 100 }),
    mark: choice(['done', 'skipped'], { required: true }),
  },
  upsertBy: ['step'],
  sort: { step: 1 },
  can: crudRules(setsUp, setsUp),
  dictionary: true,
  words: {
    name: inWords('设置步骤', '設定步驟', 'Set-up step |||| Set-up steps'),
    fields: { step: inWords('步骤', '步驟', 'Step'), mark: inWords('标记', '標示', 'Mark') },
    choices: {
      mark: {
        done: inWords('已完成', '已完成', 'Done'),
        skipped: inWords('不需要', '不需要', 'Not needed'),
      },
    },
  },
})

/** `partly`: there is something, but not for every site or not complete. */
const state = z.enum(['done', 'partly', 'missing', 'skipped'])

const step = z.object({
  id: z.string(),
  title: localText,
  /** What to do. */
  does: localText,
  /** What does not work before it is done. */
  without: localText,
  /** Where it is done. */
  link: z.string(),
  /** The resource whose file the caller may import for it. */
  imports: z.string().nullable(),
  /** It offers records to choose from. */
  templates: z.boolean(),
  /** Somebody says that it is done, because the data cannot tell. */
  confirms: z.boolean(),
  state,
  /** How many records there are; null for a step without any. */
  count: z.int().nullable(),
  /** What still lacks it, in words; null if nothing does. */
  lacks: localText.nullable(),
  /** Unix seconds of the last change. */
  changed_at: z.int().nullable(),
  /** The record that marks it, if somebody marked it. */
  marked: z.string().nullable(),
})
export type SetupStepState = z.infer<typeof step>

/** How far the set-up is, from the data, and which areas wait for which steps. */
export const setupState = call({
  method: 'GET',
  path: '/sys/setup',
  does: 'Says how far the set-up is, step by step and area by area.',
  can: setsUp,
  reply: z.object({
    steps: z.array(step),
    /** The steps that are not done, by area. */
    areas: z.array(z.object({ id: z.string(), title: localText, waits_for: z.array(z.string()) })),
  }),
})

/** The records that a step offers to make: for each what a call that creates it sends. */
export const setupTemplates = call({
  method: 'GET',
  path: '/sys/setup/templates',
  does: 'Lists the records that a step of the set-up offers to create.',
  can: signedIn,
  query: z.object({ step: z.string().max(100) }),
  reply: z.object({
    title: localText,
    /** The resource of which they are. */
    noun: z.string(),
    list: z.array(
      z.object({
        doc: z.record(z.string(), z.json()),
        name: localText,
        does: localText.nullable(),
        includes: z.array(localText),
        /** There is such a record already. */
        exists: z.boolean(),
      }),
    ),
  }),
  errors: ['not_found', 'permission.denied'],
})
