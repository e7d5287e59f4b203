import { choice, date, decimal, flag, ref, text } from './field.ts'
import { resource } from './resource.ts'

/**
 * A lettable unit of a mall. One that was split or merged away (`is_split`, `is_merge`) is history:
 * it can be read, not selected or written (specification section 5, store access).
 */
export const store = resource({
  name: 'store',
  path: '/bdstore',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    floor_id: ref('floor', { required: true }),
    /** The unit number, such as L1-105. */
    store_no: text({ required: true, max: 30 }),
    /** Usually the trading name. */
    name: text({ max: 120 }),
    name_en: text({ max: 200 }),
    name_tc: text({ max: 120 }),
    store_type: choice(['inline', 'anchor', 'kiosk', 'popup', 'cinema', 'food_court', 'storage'], {
      initial: 'inline',
    }),
    category_id: ref('brand_category'),
    /** Lettable area in square metres. */
    area: decimal({ required: true, min: 0.01 }),
    status: choice(['planned', 'vacant', 'leased', 'fitting_out', 'trading', 'closed'], {
      initial: 'vacant',
    }),
    is_split: flag({ writable: 'never' }),
    is_merge: flag({ writable: 'never' }),
    effective_from: date(),
    effective_to: date(),
  },
  search: ['store_no', 'name', 'name_en', 'name_tc'],
  labels: ['_id', 'name', 'name_en', 'name_tc', 'store_no', 'site', 'floor_id', 'is_split', 'is_merge'],
  sort: { store_no: 1 },
  can: { view: 'branddb.store.view' },
})
