import { expect, it } from 'vitest'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import type { Resource } from '#contract/resource.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'

const takes = (action: string, given: object, of: Resource['actions'] = leaseShip.actions) =>
  of[action]?.takes.safeParse(given).success

it('a lease is sent back or ended only for a reason, and ended on a day', () => {
  expect(takes('reject', { reason: 'The area is wrong' })).toBe(true)
  expect(takes('reject', {})).toBe(false)
  expect(takes('terminate', { date: '2026-12-31', reason: 'By agreement' })).toBe(true)
  expect(takes('terminate', { reason: 'By agreement' })).toBe(false)
  expect(takes('terminate', { date: '2026-02-30', reason: 'By agreement' })).toBe(false)
})

it('a lease is renewed under a number and for a time of its own', () => {
  const next = { contract_no: 'L-2', start_date: '2027-01-01', end_date: '2028-12-31' }
  expect(takes('renew', next)).toBe(true)
  expect(takes('renew', { ...next, contract_no: '' })).toBe(false)
})

it('a request about a brand is turned down only with a comment', () => {
  expect(takes('reject', {}, brandAudit.actions)).toBe(false)
  expect(takes('reject', { comment: 'No such company' }, brandAudit.actions)).toBe(true)
  expect(takes('approve', {}, brandAudit.actions)).toBe(true)
})
