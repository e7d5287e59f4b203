import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import { shiftMonth } from '#contract/month.ts'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { leases } from './leases.ts'
import { rents } from './rents.ts'
import { tenancies } from './tenancies.ts'
import { walk } from '#tests/server/lifecycles/walk.ts'

const people = ['officer', 'head', 'reader', 'elsewhere', 'admin'] as const
type Person = (typeof people)[number]

let by: Record<Person, Client>
const server = await serverForTests()
beforeAll(async () => {
  // The former tenant of the unit was there until some weeks ago.
  for (const table of ['lease_ship', 'tenant_ship'])
    await sql`update ${sql.table(table)} set deleted_at = 1 where ${
      table === 'lease_ship' ? sql`store_ids = '{S-SH-L2-210}'` : sql`store_id = 'S-SH-L2-210'`
    }`.execute(server.database.db)
  by = {
    officer: await server.as('leasing.sh'),
    head: await server.as('leasing.head'),
    reader: await server.as('perf.boss'),
    elsewhere: await server.as('dpark.team'),
    admin: await server.as('admin'),
  }
})

/** A record out of sight has no steps, whatever else somebody lacks. */
const outOfSight = (_: string, person: Person, code: number) => (person === 'elsewhere' ? 4040 : code)

const store_id = 'S-SH-L2-210'
const traces = (table: string) => async (id: string) => {
  const { rows } = await sql`
    select to_jsonb(t) as record, (select count(*) from ${sql.table(table)}) as records,
      (select count(*) from audit_log) as audit,
      (select count(*) from event where resource = ${table}) as events from ${sql.table(table)} t
    where _id = ${id}`.execute(server.database.db)
  return rows[0]
}

async function created(path: string, doc: object): Promise<string> {
  const { data, errcode, errmsg } = await by.head.create(path, { site: '8', ...doc })
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
  people: ['officer', 'head', 'elsewhere', 'admin'],
  foretold: outOfSight,
  table: tenancies,
  path: '/TenantShip',
  as: (person) => by[person],
  recordIn: tenancyIn,
  takes: {
    open: () => ({ open_date: `${month}-02` }),
    exit: () => ({ actual_exit_date: `${month}-20` }),
  },
  traces: traces('tenant_ship'),
})

const step = (_id: string, body: object) => by.head.update('/leaseship', { _id }, body)

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
  await step(id, { action: 'submit' })
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
  people: ['officer', 'head', 'elsewhere', 'admin'],
  foretold: outOfSight,
  table: leases,
  path: '/leaseship',
  as: (person) => by[person],
  recordIn: leaseIn,
  takes: {
    reject: { reason: '面积有误' },
    terminate: { date: '2026-11-15', reason: '协商解约' },
    renew: renewal,
  },
  traces: traces('lease_ship'),
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
  if (status === 'waived') await by.head.update('/TenantRent', { _id: id }, { action: 'waive' })
  return id
}

walk('a rent', {
  people: ['officer', 'head', 'reader', 'admin'],
  table: rents,
  path: '/TenantRent',
  as: (person) => by[person],
  recordIn: rentIn,
  takes: {},
  traces: traces('tenant_rent'),
})
