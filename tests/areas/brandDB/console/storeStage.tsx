import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { floor as floors } from '#contract/brandDB/floor.ts'
import { site } from '#contract/common/site.ts'
import { store } from '#contract/brandDB/store.ts'
import plugin from '#src/plugins/brandDB/plugin.ts'
import { StoreMerge } from '#src/resources/brandDB/store/StoreMerge.tsx'
import { storeScreens } from '#src/resources/brandDB/store/storeScreens.tsx'
import { StoreSplit } from '#src/resources/brandDB/store/StoreSplit.tsx'
import { fakeBackEnd, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'
import { Here } from '#tests/console/asPerson.tsx'
import { me, stage } from '#tests/console/stage.tsx'

const blank = Object.fromEntries(Object.keys(store.fields).map((name) => [name, null]))

/** A unit of 100 m2 as the server answers it. */
export const unit = (id: string, more: Record<string, unknown> = {}) => ({
  ...blank,
  _id: id,
  site: '8',
  floor_id: 'F1',
  store_no: id,
  store_type: 'inline',
  area: 100,
  status: 'vacant',
  is_split: false,
  is_merge: false,
  rev: 1,
  ...more,
})

const floor = { _id: 'F1', name: '二层', name_en: 'Level 2', code: 'L2', plan: null, store_count: 3 }

const page = (list: object[]) => ({ list, total: list.length })

/** A back end with these units, and what is given beside. */
export const backEndOf = (
  units: Record<string, unknown>[],
  answers: Record<string, object | null | ((asked: ReceivedRequest) => unknown)> = {},
) =>
  fakeBackEnd({
    ...Object.fromEntries(units.map((one) => [`GET /bdstore/${String(one['_id'])}`, one])),
    'GET /bdstore': page(units),
    'GET /BdFloor': page([floor]),
    'GET /BdFloor/F1': floor,
    'GET /bdsite': page([]),
    'GET /bdbrandcategory': page([]),
    'GET /store/lineage': { today: '2026-11-15', nodes: units, edges: [] },
    'GET /store/areas': page([{ from: '2025-01-01', to: null, area: 100 }]),
    'GET /store/ships': page([]),
    'GET /store/owners': page([{ user_id: 'u2', name: '邓', name_en: 'Patrick', permits: ['lease'] }]),
    'GET /bd/store/verify_pa': { result: true, reason: 'ok', permits: ['lease'] },
    ...answers,
  })

/** The screens of units in English, for somebody who lets them and has these rights besides. */
export function openStore(at: string, ...rights: string[]) {
  const subject = {
    ...me,
    permissions: new Set(['branddb.store.view', 'leasing.split_merge', ...rights]),
  }
  return stage({
    at,
    resources: {
      'brandDB/store': store,
      'brandDB/floor': floors,
      'brandDB/settings/category': brandCategory,
      'System/site': site,
    },
    screens: { 'brandDB/store': { list: Here, show: storeScreens.show, edit: storeScreens.edit } },
    pages: {
      '/brandDB/store/:id/split': <StoreSplit />,
      '/brandDB/store/:id/merge': <StoreMerge />,
    },
    words: plugin.messages,
    subject,
    site: '8',
  })
}
