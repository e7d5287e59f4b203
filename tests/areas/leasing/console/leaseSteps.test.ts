import { describe, expect, it } from 'vitest'
import { withStep } from '#src/resources/leasing/leaseShip/withStep.ts'

const term = { start: '2026-03-01', end: '2029-02-28' }
const step = (from: string, to: string) => ({ from, to, base_rent_month: 100, base_rent_per_m2: null })
const spans = (steps: readonly { from: string; to: string }[]) => steps.map(({ from, to }) => [from, to])

describe('one more step of the base rent', () => {
  it.each([
    [[], [['2026-03-01', '2029-02-28']]],
    [[step('2026-03-01', '2027-02-28')], [['2026-03-01', '2027-02-28'], ['2027-03-01', '2029-02-28']]],
    [[step('2026-03-01', '2029-02-28')], [['2026-03-01', '2027-02-28'], ['2027-03-01', '2029-02-28']]],
    [[step('2028-06-01', '2029-02-28')], [['2028-06-01', '2029-02-27'], ['2029-02-28', '2029-02-28']]],
  ])('follows the last to the end of the lease, never beyond it: %j', (steps, expected) => {
    expect(spans(withStep(steps, term))).toEqual(expected)
  }) // prettier-ignore

  it('takes a year while the end of the lease is not entered, also from 29 February', () => {
    expect(spans(withStep([], { start: '2028-02-29', end: '' }))).toEqual([['2028-02-29', '2029-02-28']])
  })

  it('has the amount of the step before', () => {
    expect(withStep([step('2026-03-01', '2027-02-28')], term)[1]?.base_rent_month).toBe(100)
  })
})
