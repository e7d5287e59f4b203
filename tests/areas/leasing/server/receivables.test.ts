import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** The test's day is 15 November 2026. */
const server = await serverForTests()
const officer = await server.as('leasing.sh')
const store_id = 'S-SH-L2-210'
let tenant_ship_id: string
const bill = async (more: object) => {
  const doc = { site: '8', store_id, tenant_ship_id, is_actual: true, amount_due: 100, charge_type: 'base' }
  const { data, errcode } = await officer.create('/TenantRent', { ...doc, ...more })
  expect(errcode).toBe(0)
  return String(data._id)
}
const report = async (name: string, params: object = {}, who = officer) => {
  const query = { report: `leasing.${name}`, at: '8', params: JSON.stringify(params), locale: 'en_US' }
  return who.call('GET', '/reports/preview', query)
}
beforeAll(async () => {
  const ship = { site: '8', store_id, brand_id: 'B123', start_date: '2027-01-01', end_date: '2027-12-31' }
  tenant_ship_id = (await officer.create('/TenantShip', ship)).data._id
  await sql`update tenant_rent set status = 'paid', amount_paid = amount_due where site = '8' and is_actual`.execute(
    server.database.db,
  )
  await bill({ stat_month: '2027-01', due_date: '2026-11-15' })
  await bill({ stat_month: '2027-02', due_date: '2026-11-14', amount_paid: 40 })
  await bill({ stat_month: '2027-03', due_date: '2026-10-15' })
  const old = await bill({ stat_month: '2027-04', due_date: '2026-08-01' })
  await bill({ stat_month: '2027-04', due_date: '2026-12-01', amount_due: -30, corrects: old })
  const waived = await bill({ stat_month: '2027-05', due_date: '2026-08-01' })
  await officer.update('/TenantRent', { _id: waived }, { action: 'waive' })
  await bill({ stat_month: '2027-06', is_actual: false })
})

describe('what tenants owe', () => {
  it('is listed by the days since it was due, a correction with its bill', async () => {
    const { data } = await report('aging')
    expect(data.total).toBe(1)
    expect(data.sums).toMatchObject({ not_due: 100, to_30: 60, to_60: 100, to_90: 0, older: 70, open: 330 })
  })

  it('is on the statement of a tenant, with what was paid', async () => {
    const { data } = await report('statement', { tenant_ship_id })
    expect(data.total).toBe(6)
    expect(data.sums).toMatchObject({ amount_due: 470, amount_paid: 40, open: 330 })
    const some = (await report('statement', { tenant_ship_id, from: '2026-10-01', to: '2026-11-15' })).data
    expect(some.sums).toMatchObject({ amount_due: 300, open: 260 })
    expect((await report('statement')).errcode).toBe(4004)
  })

  it('is for people who see rents, of the tenants that they see', async () => {
    expect((await report('aging', {}, await server.as('dpark.team'))).errcode).toBe(4030)
    const { data } = await report('statement', { tenant_ship_id: 'TS-GZ-L1-101-1' })
    expect(data.total).toBe(0)
  })
})
