import { z } from 'zod'
import { isAfter } from '#contract/checks.ts'
import { date } from '#contract/dayFields.ts'
import { choice, code, flag, json, ref, refs, text } from '#contract/fields.ts'
import { area, decimal, usual } from '#contract/numberFields.ts'
import { stepCall } from '#contract/resourceCalls.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { takenSchema } from '#contract/takenFields.ts'

const statuses = ['planned', 'vacant', 'leased', 'fitting_out', 'trading', 'closed'] as const

const share = z.number().min(0).max(1)

/** Lettable, in square metres. */
const unitArea = usual(area({ required: true, min: 0.01 }), { max: 20_000, min: 2, times: 10 })

const resizing = {
  area: unitArea,
  /** The first day of the new area. */
  from: date({ required: true }),
}

/**
 * A lettable unit of a mall. A unit that was split or merged away (`is_split`, `is_merge`) is historical: it
 * can be read, but not selected or written (specification section 5, store access).
 */
export const store = resource({
  name: 'store',
  path: '/bdstore',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    floor_id: ref('floor', { required: true }),
    /** The unit number, such as L1-105. */
    store_no: code({ required: true, max: 30 }),
    /** Usually the trading name. */
    name: text({ max: 120 }),
    name_en: text({ max: 200 }),
    name_tc: text({ max: 120 }),
    store_type: choice(['inline', 'anchor', 'kiosk', 'popup', 'cinema', 'food_court', 'storage'], {
      initial: 'inline',
    }),
    category_id: ref('brand_category'),
    area: unitArea,
    /** Including its share of common space, in square metres. */
    area_gross: usual(area(), { max: 30_000, times: 10 }),
    /** Length of the shopfront in metres. */
    frontage_m: decimal({ min: 0, max: 10_000 }),
    status: choice(statuses, { initial: 'vacant' }),
    is_split: flag({ writable: 'never' }),
    is_merge: flag({ writable: 'never' }),
    effective_from: date(),
    effective_to: date(),
    /** Its outline on the drawing of the floor: corners as fractions of the drawing's width and height. */
    plan_polygon: json(
      z
        .array(z.tuple([share, share]))
        .min(3)
        .max(200),
    ),
    /** Today's tenancy; if several share the unit, the first. */
    current_ship: json(
      z.object({
        _id: z.string(),
        brand_id: z.string(),
        trade_name: z.string().nullable(),
        status: z.string(),
        start_date: z.string(),
        end_date: z.string(),
      }),
      { writable: 'never', derived: true },
    ),
  },
  /** A brand that is in the unit today. */
  asked: { brand_id: refs('brand') },
  check: ({ effective_from, effective_to }) =>
    isAfter(effective_from, effective_to) ? { effective_to: 'before_start' } : {},
  search: ['store_no', 'name', 'name_en', 'name_tc', 'brand_id'],
  labels: ['_id', 'name', 'name_en', 'name_tc', 'store_no', 'site', 'floor_id', 'is_split', 'is_merge'],
  sort: { store_no: 1 },
  can: crudRules('branddb.store.view', 'branddb.store.edit'),
  actions: {
    /**
     * Another area from a given day on; a plain update of the area applies from today. Errors: 4004 a future
     * day, or a day before the last change; 4091 a historical unit.
     */
    resize: {
      can: 'branddb.store.edit',
      takes: takenSchema(resizing),
    },
  },
  /** The number of matching units by status. */
  beside: { counters: z.partialRecord(z.enum(statuses), z.int().min(1)) },
  exports: 'branddb.store.view',
  imports: { can: 'branddb.store.edit', key: ['site', 'store_no'] },
})

/** Another area of a unit from a day on. */
export const storeResize = stepCall(store, ['resize'], resizing)

/** Whether a unit was split or merged away: such a unit can only be read. */
export const isHistory = ({
  is_split,
  is_merge,
}: Readonly<Record<'is_split' | 'is_merge', boolean>>): boolean => is_split || is_merge
