import {
  area,
  calendarMonth,
  call,
  changeRequest,
  choice,
  choices,
  code,
  createFormCall,
  date,
  dayOrMonth,
  days,
  dayWithin,
  email,
  phone,
  extension,
  file,
  integer,
  intParam,
  isAfter,
  isPartOf,
  regionalParam,
  crudRules,
  lifecycle,
  keyOf,
  keyText,
  lineText,
  money,
  openRequestCall,
  ratio,
  names,
  place,
  ref,
  scale,
  resource,
  secondsWithin,
  signedIn,
  siteNumber,
  staff,
  staffRef,
  staffRefs,
  takenSchema,
  text,
  inDecimals,
  usual,
  windows,
  withWindow,
  withText,
  type Area,
  type ParamValues,
} from 'atrium/contract'
import { z } from 'zod'

// The resources of the other examples: the car parks of a mall, and the bookings of their spaces.

export const lot = resource({
  name: 'parking_lot',
  path: '/parking/lot',
  scope: 'site',
  fields: {
    ...names,
    site: ref('site', { required: true, writable: 'create' }),
    parent_id: ref('parking_lot'),
    floor_id: ref('floor'),
    state: choice(['open', 'full', 'closed'], { initial: 'open' }),
    takes: choices(['cars', 'vans', 'motorcycles']),
    places: integer({ required: true, min: 1 }),
    size: area(),
    /** For a day. */
    fee: inDecimals(usual(money({ max: 1000 }), { max: 200, times: 5 }), 3),
    /** In the list of car parks. */
    order: place(),
    /** For what was lost and found. */
    mailbox: email(),
    /** Of the attendant. */
    hotline: phone(),
    closed_on: days({ window: windows.plan }),
    plan: file('picture'),
    request_state: choice(['none', 'audit_inprogress'], { assigned: true, writable: 'never' }),
  },
  can: crudRules(signedIn, staff),
  actions: { replace: { can: staff, takes: takenSchema({ by: ref('parking_lot', { required: true }) }) } },
})

/** People who may not change a car park propose the change, and staff decide on it. */
export const lotRequest = changeRequest({
  name: 'parking_request',
  path: '/parking/request',
  scope: 'site',
  of: lot,
  by: 'lot_id',
  marks: 'request_state',
  seen: 'lot_rev',
  fields: {
    lot_id: ref('parking_lot', { writable: 'create' }),
    site: ref('site', { required: true, writable: 'create' }),
  },
  can: { view: staff, propose: signedIn, decide: staff, direct: staff },
  ends: { state: 'closed' },
})
/** Whether a car park waits for a decision, and what the caller may do about it. */
export const lotInProgress = openRequestCall(lotRequest, '/parking/lot/{lot_id}/request')

export const booking = resource({
  name: 'parking_booking',
  path: '/parking/booking',
  fields: {
    lot_id: ref('parking_lot', { required: true }),
    day: date({ required: true, window: windows.plan }),
    driver_id: ref('user'),
    /** The month of its bill. */
    billed_in: calendarMonth(),
    /** The day of a payment, or its month if that is all that is known. */
    paid_in: dayOrMonth({ window: windows.past }),
    due: money(),
    /** Of what is due. */
    discount: ratio({ min: 0, max: 1 }),
    paid: money(),
  },
  check: ({ day, billed_in, due, paid }) => ({
    ...(isAfter(String(day).slice(0, 7), billed_in) ? { billed_in: 'before_start' } : {}),
    ...(isPartOf(paid, due) ? {} : { paid: 'part' }),
  }),
  /** `{ "held_on": "2026-01-05" }`: its SQL in the server half is `daterange(day, day, '[]')`. */
  asked: { held_on: dayWithin(), held_at: secondsWithin() },
  can: crudRules(signedIn, signedIn),
})

/**
 * A fault of a car park. Anybody can report a fault and withdraw it; staff confirm or dismiss it, but not
 * their own reports.
 */
export const fault = resource({
  name: 'parking_fault',
  path: '/parking/fault',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    fault_no: siteNumber(),
    lot_id: ref('parking_lot', { required: true }),
    what: text({ required: true }),
    urgency: scale(3, { initial: 2 }),
    mender_id: staffRef({ does: { step: 'confirm' } }),
    helper_ids: staffRefs(),
    reason: text({ writable: 'never' }),
    state: choice(['reported', 'confirmed', 'dismissed', 'withdrawn'], { assigned: true, writable: 'never' }),
  },
  can: crudRules(signedIn, signedIn),
  lifecycle: lifecycle({
    field: 'state',
    initial: 'reported',
    steps: {
      confirm: { from: ['reported', 'dismissed'], to: 'confirmed', can: staff, not: ['created_by'] },
      dismiss: {
        from: ['reported'],
        to: 'dismissed',
        can: staff,
        not: ['created_by'],
        takes: { reason: text({ required: true }) },
      },
      withdraw: { from: ['reported'], to: 'withdrawn', can: signedIn, by: ['created_by'] },
    },
  }),
})

/** The fields that the car parks add to each floor. */
export const floorLots = extension('floor', {
  fields: { parking_places: integer({ initial: 0, private: staff }) },
})

/** What people say about a fault, and who says it. */
export const remark = resource({
  name: 'parking_remark',
  path: '/parking/remark',
  fields: { fault_id: ref('parking_fault', { required: true }), text: text({ required: true, max: 2000 }) },
  can: crudRules(signedIn, signedIn),
})

/** Adds a remark: users type its text, the form knows the fault. */
export const addRemark = createFormCall(remark, ['text'])

const period = { from: z.coerce.number(), to: z.coerce.number(), site: z.string().optional() }

/** The figures of a period, and the car parks with the most faults. */
export const faultFigures = call({
  method: 'GET',
  path: '/parking/fault/statistics',
  does: 'Counts the faults of a period.',
  can: staff,
  query: z.object(period),
  reply: z.object({
    total: z.int(),
    dismissed: z.int(),
    top: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  }),
})

/** The faults of a period by car park or month, stacked by state. */
export const faultBars = call({
  method: 'GET',
  path: '/parking/fault/statisticsBar',
  does: 'Counts the faults of a period along a dimension.',
  can: staff,
  query: z.object({ ...period, dimension: z.enum(['lot', 'month']), stack: z.enum(['state']) }),
  reply: z.object({
    categories: z.array(z.string()),
    keys: z.array(z.string().nullable()),
    series: z.array(z.object({ key: z.string(), name: z.string(), data: z.array(z.int()) })),
  }),
})

/** A custom error: `throw new ApiError('parking.full')`. Its number is between 6000 and 9999. */
export const errors = {
  'parking.full': {
    errcode: 6101,
    text: { zh_CN: '停车场已满', zh_TW: '停車場已滿', en_US: 'The car park is full' },
  },
} as const
declare module 'atrium/contract' {
  interface PluginErrors extends Record<keyof typeof errors, true> {}
}

/** The tolls of a car park on a day. */
export const tolls = call({
  method: 'GET',
  path: '/parking/lot/{id}/tolls',
  does: 'Adds up the tolls of a car park by hour.',
  can: staff,
  query: z.object({ day: z.iso.date() }),
  reply: z.object({ list: z.array(z.object({ hour: z.int(), cents: z.int() })), total: z.number() }),
})

export const closing = call({
  method: 'POST',
  path: '/parking/closing',
  does: 'Closes a car park and tells those who booked a place.',
  can: staff,
  body: z.object({
    lot_id: z.string(),
    reason: lineText.max(200),
    until: withWindow(z.iso.date(), windows.plan).optional(),
  }),
  reply: z.object({ told: z.int() }),
})

/** A proposal for a car park: the fields of a form, which the server checks too. */
export const proposal = call({
  method: 'POST',
  path: '/parking/proposal',
  does: 'Proposes a car park.',
  can: staff,
  body: z.record(z.string(), z.unknown()),
  reply: z.object({ _id: z.string() }),
})

/** The parameters of car parks that an operator can set. */
export const params = {
  'parking.free_minutes': withText(regionalParam(intParam(30, 0, 240, 'min'), { HK: 15 }), {
    zh_CN: '免费停车的时间',
    zh_TW: '免費停車的時間',
    en_US: 'How long parking is free',
  }),
}

declare module 'atrium/contract' {
  interface PluginParams extends ParamValues<typeof params> {}
}

/** What both halves of an area declare together. */
export const parking = {
  id: 'parking',
  title: { zh_CN: '停车场', zh_TW: '停車場', en_US: 'Car parks' },
  availableAt: { region: 'HK' },
  params,
} satisfies Area

export const statusColors = { open: 'green', full: 'amber', closed: 'grey' } as const

/** The number of a space: spaces are told apart by it, in any letter case. */
export const spaceNumber = code({ required: true, max: 20 })

/** Whether two people who wrote the number of a space mean the same, and how it is stored. */
export const isSameSpace = (one: string, other: string): boolean => keyOf(one) === keyOf(other)
export const storedNumber = (typed: string): string => keyText(typed)
