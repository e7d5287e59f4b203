import { sql } from 'kysely'
import { shiftMonth } from '#contract/month.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { leases } from './leases.ts'
import { rents } from './rents.ts'
import { tenancies } from './tenancies.ts'
import { tracesOf, walk } from '#tests/server/lifecycles/walk.ts'

const server = await serverForTests()
// The former tenant of the unit was there until some weeks ago.
for (const table of ['lease_ship', 'tenant_ship'])
  await sql`update ${sql.table(table)} set deleted_at = 1 where ${
    table === 'lease_ship' ? sql`store_ids = '{S-SH-L2-210}'` : sql`store_id = 'S-SH-L2-210'`
  }`.execute(server.database.db)
const officer = await server.as('leasing.sh')
const head = await server.as('leasing.head')
const reader = await server.as('perf.boss')
const elsewhere = await server.as('dpark.team')
const admin = await server.as('admin')

const store_id = 'S-SH-L2-210'
async function created(path: string, doc: object): Promise<string> {
  const { data, errcode, errmsg } = await head.create(path, { site: '8', ...doc })
  if (errcode) throw new Error(`${path} is ${errcode} ${errmsg} ${JSON.stringify(data)}`)
  return data._id
}

/** In months of their own before the store's first tenant, so that no two tenancies meet. */
let month = '1990-01'
const tenancyIn = (status: string, more: object = {}) => {
  month = shiftMonth(month, 1)
  const [start_date, end_date] = [`${month}-01`, `${month}-28`]
  const actual_exit_date = status === 'exited' ? end_date : null
  return created('/TenantShip', {
    store_id,
    brand_id: 'B123',
    start_date,
    end_date,
    actual_exit_date,
    status,
    ...more,
  })
}

walk('a tenancy', {
  by: { officer, head, elsewhere, admin },
  table: tenancies,
  path: '/TenantShip',
  recordIn: tenancyIn,
  takes: {
    open: () => ({ open_date: `${month}-02` }),
    exit: () => ({ actual_exit_date: `${month}-20` }),
  },
  traces: tracesOf(server, 'tenant_ship'),
})

const step = (_id: string, body: object) => head.update('/leaseship', { _id }, body)

/** The test's day is 15 November 2026. */
const terms: Readonly<Record<string, object>> = {
  signed: { start_date: '2027-01-01' },
  expired: { end_date: '2026-11-14' },
  holdover: { end_date: '2026-11-14' },
  renewed: { end_date: '2026-11-14' },
}

let number = 0
async function leaseIn(status: string, more: object = {}): Promise<string> {
  number += 1
  const id = await created('/leaseship', {
    contract_no: `W-${number}`,
    store_ids: [store_id],
    brand_id: 'B123',
    rent_model: 'turnover',
    currency: 'CNY',
    // Many leases share the unit, each in a corner of its own.
    area: 0.01,
    shares_unit: true,
    start_date: '2026-01-01',
    end_date: '2028-12-31',
    turnover_tiers: [{ sales_category_id: null, from_amount: 0, to_amount: null, rate: 0.1 }],
    ...terms[status],
    ...more,
  })
  if (status === 'draft') return id
  // Whoever submits a lease does not approve it.
  await officer.update('/leaseship', { _id: id }, { action: 'submit' })
  if (status !== 'pending_approval') await step(id, { action: 'approve' })
  if (status === 'holdover')
    await tenancyIn('trading', {
      lease_ship_id: id,
      start_date: '2026-11-01',
      end_date: '2026-11-14',
      share_ratio: 0.001,
    })
  if (status === 'terminated') await step(id, { action: 'terminate', date: '2026-11-15', reason: '协商解约' })
  if (status === 'renewed') await leaseIn('active', { start_date: '2026-11-15', prev_lease_id: id })
  return id
}

const renewal = () => {
  number += 1
  return { action: 'renew', contract_no: `W-${number}`, start_date: '2029-01-01', end_date: '2030-12-31' }
}

walk('a lease', {
  by: { officer, head, elsewhere, admin },
  table: leases,
  path: '/leaseship',
  recordIn: leaseIn,
  takes: {
    reject: { reason: '面积有误' },
    terminate: { date: '2026-11-15', reason: '协商解约' },
    renew: renewal,
  },
  traces: tracesOf(server, 'lease_ship'),
})

async function rentIn(status: string): Promise<string> {
  const tenant_ship_id = await tenancyIn('signed')
  const id = await created('/TenantRent', {
    tenant_ship_id,
    store_id,
    stat_month: month,
    charge_type: 'base',
    amount_due: 100,
    is_actual: status !== 'forecast',
    amount_paid: { partly_paid: 40, paid: 100 }[status] ?? 0,
  })
  if (status === 'waived') await head.update('/TenantRent', { _id: id }, { action: 'waive' })
  return id
}

walk('a rent', {
  by: { officer, head, reader, admin },
  table: rents,
  path: '/TenantRent',
  recordIn: rentIn,
  takes: {},
  traces: tracesOf(server, 'tenant_rent'),
})
