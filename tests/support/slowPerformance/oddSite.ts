import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { insertRows } from '#server/db/insertRows.ts'
import { addDays, addYears, monthEnd, monthStart } from '#server/demo/calendar.ts'
import { randomFor, type Random } from '#server/demo/random.ts'

type Row = Record<string, unknown>

const site = 'odd'
const categories = ['SC-goods', 'SC-clearance', 'SC-dine_in', 'SC-takeaway']
const brands = Array.from({ length: 12 }, (_, index) => `B${index + 1}`)

/** Writes a site whose leases, sales and units are as odd as the rules allow, the same each time. */
export async function oddSite(db: Db): Promise<void> {
  const chance = randomFor('odd site')
  const made = Array.from({ length: 44 }, (_, index) => tenant(chance, index))
  const all = [...made, ...moved(), ...renewed(), ...sharing(), ...early()]
  const tables: [string, Row[]][] = [
    [
      'site',
      [
        {
          _id: site,
          code: 'ODD',
          site_region: 'CN-S',
          name_sc: 'Odd',
          name: 'Odd',
          currency: 'CNY',
          timezone: 'Asia/Shanghai',
        },
      ],
    ],
    ['floor', [{ _id: 'F-odd', site, code: 'L1', name: 'L1' }]],
    ['store', all.flatMap(({ stores }) => stores)],
    ['store_area_history', all.flatMap(({ areas }) => areas)],
    ['store_lineage', all.flatMap(({ lineage }) => lineage)],
    ['lease_ship', all.flatMap(({ leases }) => leases)],
    ['tenant_ship', all.flatMap(({ ships }) => ships)],
    ['tenant_sale', all.flatMap(({ ships }) => ships.flatMap((ship) => sales(chance, ship)))],
    ['tenant_rent', all.flatMap(({ ships }) => ships.flatMap((ship) => bills(chance, ship)))],
  ]
  for (const [table, rows] of tables) await insertRows(db, { table, rows })
  await sql`analyze tenant_sale`.execute(db)
}

interface Tenant {
  stores: Row[]
  areas: Row[]
  lineage: Row[]
  leases: Row[]
  ships: Row[]
}

const money = (chance: Random, least: number, most: number): number =>
  chance.int(least * 100, most * 100) / 100

const store = (_id: string, area: number, more: Row = {}): Row => ({
  _id,
  site,
  floor_id: 'F-odd',
  store_no: _id,
  area,
  status: 'trading',
  store_type: 'inline',
  ...more,
})

function tenant(chance: Random, index: number): Tenant {
  const id = `odd-${String(index).padStart(2, '0')}`
  const area = money(chance, 20, 300)
  const start = addDays('2024-02-29', index % 7 === 0 ? 0 : chance.int(0, 500))
  const end = addDays(start, chance.int(200, 1100))
  const isShared = index % 11 === 5
  const rooms = isShared ? [`${id}a`, `${id}b`] : [id]
  const areas = rooms.flatMap((room) => {
    if (index % 5 === 3) return []
    const moved = addDays(start, chance.int(30, 300))
    return [
      { store_id: room, from: '2020-01-01', to: addDays(moved, -1), area },
      { store_id: room, from: moved, to: null, area: index % 5 === 1 ? money(chance, 20, 300) : area },
    ]
  })
  const lease = (name: string, from: string, to: string, more: Row = {}) =>
    leaseRow(chance, { _id: name, index, from, to, area, stores: rooms, ...more })
  const half = addDays(start, chance.int(100, 190))
  const isRenewed = index % 4 === 2
  const leases = isRenewed
    ? [
        lease(`L-${id}-1`, start, addDays(half, -chance.int(1, 20))),
        lease(`L-${id}`, half, end, { prev_lease_id: `L-${id}-1` }),
      ]
    : [
        lease(
          `L-${id}`,
          start,
          end,
          index % 9 === 4 ? { terminated_on: addDays(end, -60), status: 'terminated' } : {},
        ),
      ]
  const exit = index % 3 === 0 ? addDays(end, -chance.int(0, 150)) : null
  const ships = rooms.map((room, place): Row => ({
    _id: `T-${room}`,
    site,
    store_id: room,
    brand_id: brands[(index + place) % brands.length],
    lease_ship_id: index % 13 === 12 ? null : `L-${id}`,
    start_date: addDays(start, place * 40),
    open_date: index % 17 === 16 ? null : addDays(start, chance.int(0, 50) + place * 40),
    end_date: end,
    actual_exit_date: place === 1 ? addDays(end, -90) : exit,
    status: exit ? 'exited' : chance.pick(['trading', 'notice', 'fitting_out']),
    share_ratio: index % 6 === 1 ? 0.6 : 1,
    is_comparable_excluded: index % 10 === 9,
  }))
  return {
    stores: rooms.map((room) => store(room, area, { store_type: index % 8 === 7 ? 'kiosk' : 'inline' })),
    areas,
    lineage: [],
    leases,
    ships,
  }
}

interface LeaseOptions extends Row {
  _id: string
  index: number
  from: string
  to: string
  area: number
  stores: string[]
}

function leaseRow(chance: Random, { _id, index, from, to, area, stores, ...more }: LeaseOptions): Row {
  const model = chance.pick(['fixed', 'turnover', 'higher_of', 'base_plus'])
  const isPerM2 = chance.chance(0.3)
  const years = Array.from({ length: 4 }, (_, year) => year).filter((year) => addYears(from, year) <= to)
  const edge = chance.int(20_000, 200_000)
  const rate = chance.int(4, 30) / 100
  const tiers = [
    { sales_category_id: null, from_amount: chance.pick([0, 0, edge]), to_amount: null, rate },
    { sales_category_id: 'SC-goods', from_amount: 0, to_amount: edge, rate: rate / 2 },
    { sales_category_id: 'SC-goods', from_amount: edge, to_amount: null, rate },
    { sales_category_id: 'SC-dine_in', from_amount: 0, to_amount: null, rate: rate / 4 },
  ]
  const first = { ...tiers[0], from_amount: 0, to_amount: edge }
  const kinds = [[tiers[0]], [first, { ...tiers[0], from_amount: edge, rate: rate / 2 }], tiers.slice(1)]
  return {
    _id,
    contract_no: _id,
    site,
    store_ids: stores,
    brand_id: 'B1',
    start_date: from,
    end_date: to,
    rent_free_days: chance.pick([0, 0, 31, 100]),
    rent_model: model,
    currency: 'CNY',
    area,
    mgmt_fee_per_m2: chance.pick([null, money(chance, 10, 90)]),
    promo_fee_per_m2: money(chance, 1, 20),
    turnover_basis: chance.pick(['gross', 'net']),
    turnover_period: index % 2 === 0 ? 'year' : 'month',
    status: 'active',
    rent_steps:
      model === 'turnover' && chance.chance(0.5)
        ? []
        : years.map((year) => {
            const last = addDays(addYears(from, year + 1), -1)
            const rent = money(chance, 3000, 40_000)
            return {
              from: addYears(from, year),
              to: last < to ? last : to,
              base_rent_month: isPerM2 ? null : rent,
              base_rent_per_m2: isPerM2 ? money(chance, 50, 400) : null,
            }
          }),
    turnover_tiers: model === 'fixed' ? [] : chance.pick(kinds),
    ...more,
  }
}

/** Tenancies that stayed in their units while these were split and merged, and tenants of the new units. */
function moved(): Tenant[] {
  const chance = randomFor('odd moves')
  const day = '2025-09-15'
  const before = addDays(day, -1)
  const past = (id: string, area: number, kind: Row) =>
    store(id, area, { ...kind, effective_to: before, status: 'closed' })
  const now = (id: string, area: number) => store(id, area, { effective_from: day })
  const history = (id: string, area: number, isPast: boolean): Row =>
    isPast
      ? { store_id: id, from: '2020-01-01', to: before, area }
      : { store_id: id, from: day, to: null, area }
  const ship = (id: string, store_id: string, start: string, exit: string | null): Row => ({
    _id: `T-${id}`,
    site,
    store_id,
    brand_id: 'B3',
    lease_ship_id: `L-${id}`,
    start_date: start,
    open_date: start,
    end_date: exit ?? '2027-12-31',
    actual_exit_date: exit,
    status: exit ? 'exited' : 'trading',
    share_ratio: 1,
  })
  const lease = (id: string, from: string, area: number, index: number) =>
    leaseRow(chance, { _id: `L-${id}`, index, from, to: '2027-12-31', area, stores: [] })
  return [
    {
      stores: [past('split', 150, { is_split: true }), now('split-1', 100), now('split-2', 50)],
      areas: [history('split', 150, true), history('split-1', 100, false), history('split-2', 50, false)],
      lineage: [
        { parent_id: 'split', child_id: 'split-1', kind: 'split', effective_date: day, area_share: 0.666667 },
        { parent_id: 'split', child_id: 'split-2', kind: 'split', effective_date: day, area_share: 0.333333 },
      ],
      leases: [lease('stays', '2024-05-10', 150, 2), lease('new', '2025-10-20', 50, 3)],
      ships: [ship('stays', 'split', '2024-05-10', null), ship('new', 'split-2', '2025-10-20', null)],
    },
    {
      stores: [
        past('merge-1', 60, { is_merge: true }),
        past('merge-2', 40, { is_merge: true }),
        now('merged', 100),
      ],
      areas: [history('merge-1', 60, true), history('merge-2', 40, true), history('merged', 100, false)],
      lineage: ['merge-1', 'merge-2'].map((parent_id) => ({
        parent_id,
        child_id: 'merged',
        kind: 'merge',
        effective_date: day,
        area_share: parent_id === 'merge-1' ? 0.6 : 0.4,
      })),
      leases: [lease('m1', '2024-05-10', 60, 4), lease('m2', '2024-03-01', 40, 5), lease('m3', day, 100, 6)],
      ships: [
        ship('m1', 'merge-1', '2024-05-10', before),
        ship('m2', 'merge-2', '2024-03-01', before),
        ship('m3', 'merged', day, null),
      ],
    },
  ]
}

/** Tenants whose leases were renewed, but not for their whole unit or for good. */
function renewed(): Tenant[] {
  const chance = randomFor('odd renewals')
  const lease = (id: string, from: string, to: string, more: Row = {}) =>
    leaseRow(chance, { _id: `L-${id}`, index: 2, from, to, area: 80, stores: [], ...more })
  const ship = (id: string, lease_ship_id: string, start: string, more: Row = {}): Row => ({
    _id: `T-${id}`,
    site,
    store_id: id,
    brand_id: 'B4',
    lease_ship_id,
    start_date: start,
    open_date: start,
    end_date: '2026-12-31',
    actual_exit_date: null,
    status: 'trading',
    share_ratio: 1,
    ...more,
  })
  const none = { areas: [], lineage: [] }
  // The renewal is cancelled before it begins, on a day on which the first lease is in force.
  const cancelled: Tenant = {
    ...none,
    stores: [store('cancelled', 80)],
    leases: [
      lease('cancelled', '2024-05-01', '2025-09-10', { store_ids: ['cancelled'], rent_model: 'base_plus' }),
      lease('cancelled-2', '2025-09-11', '2027-09-10', {
        store_ids: ['cancelled'],
        prev_lease_id: 'L-cancelled',
        terminated_on: '2025-06-20',
        status: 'terminated',
      }),
    ],
    ships: [ship('cancelled', 'L-cancelled-2', '2024-05-01')],
  }
  // The renewal keeps one unit; the tenant of the other stays some weeks, without a lease.
  const left: Tenant = {
    ...none,
    stores: [store('kept', 80), store('left', 60)],
    leases: [
      lease('kept', '2024-05-01', '2025-09-10', { store_ids: ['kept', 'left'] }),
      lease('kept-2', '2025-09-11', '2027-09-10', { store_ids: ['kept'], prev_lease_id: 'L-kept' }),
    ],
    ships: [
      ship('kept', 'L-kept-2', '2024-05-01'),
      ship('left', 'L-kept', '2024-05-01', { actual_exit_date: '2025-11-05', status: 'exited' }),
    ],
  }
  return [cancelled, left]
}

/** Tenants of one lease who are there on different days of a month, and tenants who share a unit. */
function sharing(): Tenant[] {
  const chance = randomFor('odd sharing')
  const corner = (id: string, start: string, end_date: string, share_ratio: number): Row => ({
    ...ship(id, start, null),
    store_id: 'corner',
    lease_ship_id: null,
    end_date,
    share_ratio,
  })
  const ship = (id: string, start: string, exit: string | null): Row => ({
    _id: `T-${id}`,
    site,
    store_id: id,
    brand_id: 'B5',
    lease_ship_id: 'L-relay',
    start_date: start,
    open_date: start,
    end_date: exit ?? '2027-12-31',
    actual_exit_date: exit,
    status: exit ? 'exited' : 'trading',
    share_ratio: 1,
  })
  const lease = leaseRow(chance, {
    _id: 'L-relay',
    index: 2,
    from: '2025-01-01',
    to: '2027-12-31',
    area: 100,
    stores: ['relay-1', 'relay-2', 'relay-3'],
  })
  const until = '2027-12-31'
  const steps = [{ from: '2025-01-01', to: until, base_rent_month: 60_000, base_rent_per_m2: null }]
  return [
    {
      stores: [store('relay-1', 100), store('relay-2', 100), store('relay-3', 30.5)],
      areas: [
        { store_id: 'relay-2', from: '2020-01-01', to: '2025-12-09', area: 100 },
        { store_id: 'relay-2', from: '2025-12-10', to: null, area: 70 },
      ],
      lineage: [],
      leases: [{ ...lease, rent_model: 'higher_of', rent_free_days: 31, rent_steps: steps }],
      ships: [
        ship('relay-1', '2025-01-01', '2025-11-15'),
        ship('relay-2', '2025-11-16', null),
        ship('relay-3', '2025-12-05', '2026-01-20'),
      ],
    },
    {
      stores: [store('corner', 90)],
      areas: [],
      lineage: [],
      leases: [],
      ships: [
        // Trades on beside the second, for whom there is room, until the third comes.
        corner('corner-1', '2024-11-01', '2025-05-10', 0.5),
        corner('corner-2', '2025-06-21', '2026-12-31', 0.25),
        corner('corner-3', '2025-10-08', '2026-12-31', 0.75),
      ],
    },
  ]
}

/** Tenants whose leases were put into force before their first day. */
function early(): Tenant[] {
  const chance = randomFor('odd early leases')
  const kinds = [
    { index: 2, rent_model: 'higher_of', rent_free_days: 0 },
    { index: 2, rent_model: 'base_plus', rent_free_days: 31 },
    { index: 3, rent_model: 'base_plus', rent_free_days: 0 },
  ]
  return kinds.map(({ index, ...terms }, place) => {
    const id = `early-${place}`
    const [from, to, activated_on] = ['2025-08-12', '2027-08-11', '2025-06-20']
    return {
      stores: [store(id, 60)],
      areas: [],
      lineage: [],
      leases: [
        leaseRow(chance, { _id: `L-${id}`, index, from, to, area: 60, stores: [id], activated_on, ...terms }),
      ],
      ships: [
        {
          _id: `T-${id}`,
          site,
          store_id: id,
          brand_id: 'B6',
          lease_ship_id: `L-${id}`,
          start_date: activated_on,
          open_date: activated_on,
          end_date: to,
          actual_exit_date: null,
          status: 'trading',
          share_ratio: 1,
        },
      ],
    }
  })
}

/** Monthly and daily reports from October 2024 to July 2026, some of both, some with gaps, some after the end. */
function sales(chance: Random, ship: Row): Row[] {
  const id = String(ship['_id'])
  const own = chance.chance(0.4) ? [chance.pick(categories), 'SC-other'] : [chance.pick(categories)]
  const row = (grain: string, period_key: string, category: string): Row => ({
    _id: `${id} ${period_key} ${category}`,
    site,
    tenant_ship_id: id,
    store_id: ship['store_id'],
    grain,
    period_key,
    sale_date: grain === 'M' ? `${period_key}-01` : period_key,
    sales_category_id: category,
    amount: money(chance, chance.chance(0.03) ? -3000 : 0, grain === 'M' ? 400_000 : 14_000),
    transactions: chance.pick([null, chance.int(0, 900)]),
    status: chance.chance(0.03) ? 'void' : chance.chance(0.03) ? 'estimated' : 'reported',
  })
  return Array.from({ length: 22 }, (_, index) => monthStart('2024-10-01', index)).flatMap((first) => {
    if (first < monthStart(String(ship['start_date'])) || chance.chance(0.05)) return []
    return own.flatMap((category) => {
      const month = row('M', first.slice(0, 7), category)
      if (chance.chance(0.75)) return [month]
      const gaps = chance.pick([0, 0.05, 0.19, 0.22, 0.6])
      const days = Array.from({ length: Number(monthEnd(first).slice(8)) }, (_, day) => addDays(first, day))
        .filter(() => !chance.chance(gaps))
        .map((day) => row('D', day, category))
      return chance.chance(0.5) ? [month, ...days] : days
    })
  })
}

function bills(chance: Random, { _id, store_id }: Row): Row[] {
  return Array.from({ length: 22 }, (_, index) => monthStart('2024-10-01', index).slice(0, 7)).flatMap(
    (stat_month) =>
      ['base', 'turnover', 'mgmt', 'promo', 'other']
        .filter(() => chance.chance(0.08))
        .map((charge_type) => ({
          _id: `${String(_id)} ${stat_month} ${charge_type}`,
          site,
          tenant_ship_id: _id,
          store_id,
          stat_month,
          charge_type,
          amount_due: money(chance, -2000, 30_000),
          is_actual: chance.chance(0.9),
          status: chance.chance(0.1) ? 'waived' : 'billed',
        })),
  )
}
