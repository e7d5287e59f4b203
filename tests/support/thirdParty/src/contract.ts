import {
  call,
  choice,
  date,
  extension,
  integer,
  intParam,
  crudRules,
  names,
  ref,
  resource,
  text,
  withText,
  type ParamValues,
} from 'atrium/contract'
import { z } from 'zod'

declare module 'atrium/contract' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
  interface PluginErrors extends Record<keyof typeof errors, true> {}
  interface PluginParams extends ParamValues<typeof params> {}
}

export const permissions = {
  'lostFound.view': { zh_CN: '失物招领·查看', zh_TW: '失物認領·檢視', en_US: 'Lost and found: view' },
  'lostFound.edit': { zh_CN: '失物招领·编辑', zh_TW: '失物認領·編輯', en_US: 'Lost and found: edit' },
}

/** For how long things are kept, before they go to the police. */
export const params = {
  'lostFound.keep_days': withText(intParam(30, 1, 365, 'd'), {
    zh_CN: '失物保管的天数',
    zh_TW: '失物保管的日數',
    en_US: 'Days for which lost property is kept',
  }),
}

/** Something that was found in a mall and waits for its owner. */
export const lostItem = resource({
  name: 'lost_item',
  path: '/lostFound/item',
  scope: 'site',
  fields: {
    ...names,
    site: ref('site', { required: true, writable: 'create' }),
    floor_id: ref('floor'),
    found_on: date({ required: true }),
    status: choice(['kept', 'returned', 'handed_over'], { initial: 'kept' }),
    note: text({ max: 1000 }),
  },
  search: ['name', 'name_en', 'name_tc'],
  sort: { found_on: -1 },
  can: crudRules('lostFound.view', 'lostFound.edit'),
})

/** How many things that were found on the floor of a store are kept. */
export const storeLost = extension('store', {
  fields: { lost_things: integer({ initial: 0, private: 'lostFound.view' }) },
})

/** What is with its owner again does not come back. */
export const errors = {
  'lostFound.is_returned': {
    errcode: 6201,
    text: {
      zh_CN: '失物已由失主领回',
      zh_TW: '失物已由失主領回',
      en_US: 'The owner has this thing back already',
    },
  },
} as const

/** How many things are kept at a site, and how many of them for too long. */
export const summary = call({
  method: 'GET',
  path: '/lostFound/summary',
  does: 'Counts what is kept at a site, and what has been there for longer than a month.',
  can: 'lostFound.view',
  query: z.object({ site: z.string() }),
  reply: z.object({ kept: z.int(), overdue: z.int() }),
})

export type Summary = z.infer<typeof summary.reply>
