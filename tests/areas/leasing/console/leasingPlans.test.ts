import { describe, expect, it } from 'vitest'
import { medianOf, medianTexts } from '#src/kit/value/chart/medians.ts'
import { legendOf } from '#src/resources/leasing/leasingReport/legendOf.ts'
import { rollRows } from '#src/resources/leasing/leasingReport/rollRows.ts'
import { bandAt, cutsOf } from '#src/resources/leasing/livingFloor/bands.ts'

type Line = Parameters<typeof rollRows>[0][number]

const line = (more: Partial<Line>): Line => ({
  site: '2', store_id: 'S', store_no: 'L1-1', floor_id: 'F', area: 100, tenant_ship_id: 'T', brand_id: 'B',
  category_id: null, company_id: null, trade_name: null, brand: null, lease_ship_id: 'L', contract_no: null, status: 'trading',
  lease_status: 'active', start_date: null, end_date: null, rent_model: 'fixed', currency: 'CNY',
  base_rent_month: 1000.1, base_rent_per_m2: 10, mgmt_fee_month: 200, promo_fee_month: null, deposit: 3000, ...more,
}) // prettier-ignore

describe('the total of a rent roll', () => {
  it('adds up to the cent, and averages rents over the area that pays them', () => {
    const vacant = { area: 50, currency: null, base_rent_month: null, mgmt_fee_month: null, deposit: null }
    expect(rollRows([line({}), line({ base_rent_month: 2000.2 }), line(vacant)]).at(-1)).toMatchObject({
      is_total: true, area: 250, base_rent_month: 3000.3, base_rent_per_m2: 15, mgmt_fee_month: 400,
      promo_fee_month: null, deposit: 6000,
    }) // prettier-ignore
  })

  it('has no amounts if they are in several currencies', () => {
    expect(rollRows([line({}), line({ currency: 'HKD' })]).at(-1)).toMatchObject({
      area: 200, base_rent_month: null, base_rent_per_m2: null, mgmt_fee_month: null, deposit: null,
    }) // prettier-ignore
  })
})

it('the legend of a stacking plan counts units, in the order of what the colours mean', () => {
  const unit = (label: string, place: number) => ({ tone: 'green', label, place })
  const units = [
    unit('Vacant', 9),
    unit('Trading', 2),
    unit('Exited', 4),
    unit('Signed', 0),
    unit('Trading', 2),
  ]
  expect(legendOf(units).map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Signed 1', 'Trading 2', 'Exited 1', 'Vacant 1',
  ]) // prettier-ignore
})

describe('the colours of figures on a floor', () => {
  it('change at the rounded quartiles, and only where values differ', () => {
    expect(cutsOf([1234, 100, 3456, 2345, 210, 2999, 4000, 5000])).toEqual([1200, 3000, 4000])
    expect(cutsOf([7, 7, 7])).toEqual([7])
    expect(cutsOf([])).toEqual([])
    const bands = ['low', 'middle', 'high']
    expect([9, 10, 19, 20].map((value) => bandAt(bands, [10, 20], value))).toEqual([
      'low', 'middle', 'middle', 'high',
    ]) // prettier-ignore
    expect(bandAt(bands, [10, 20], null)).toBeUndefined()
  })
})

describe('the medians of a chart', () => {
  it('leave out what is unknown, and are read out to screen readers', () => {
    expect([medianOf([3, null, 1, 2]), medianOf([4, 1]), medianOf([null])]).toEqual([2, 2.5, null])
    const series = [
      { id: 'density', label: 'Sales per m²', unit: { currency: 'CNY' }, values: [1000, 3000] },
      { id: 'ocr', label: 'OCR', unit: 'ratio' as const, values: [0.1, null] },
    ]
    const data = { kind: 'scatter' as const, title: '', by: '', categories: [], series }
    expect(medianTexts({ ...data, medians: 'Median' }, 'en_US')).toEqual([
      'Median Sales per m²: CN¥2,000', 'Median OCR: 10.00%',
    ]) // prettier-ignore
    expect(medianTexts(data, 'en_US')).toEqual([])
  })
})
