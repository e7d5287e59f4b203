import { expect, it } from 'vitest'
import { listAddress } from '#src/kit/page/statistics/listAddress.ts'

/** From 20 October up to and including 15 November 2026, at the sites. */
const counted = { list: 'RM/tourIssue/issueList', date: 'found_at', from: 1792425600, to: 1794758400 }
const filterOf = (filter: Readonly<Record<string, unknown>>): unknown => {
  const [path, query] = listAddress(counted, filter).split('?')
  expect(path).toBe('/RM/tourIssue/issueList')
  return JSON.parse(new URLSearchParams(query).get('filter') ?? '')
}

it('a bar leads to the issues that it counts, found in the period', () => {
  expect(filterOf({ floor_id: ['F1'], status: ['open'] })).toEqual({
    floor_id: ['F1'],
    status: ['open'],
    found_at: { $gte: 1792425600, $lte: 1794758399 },
  })
})

it.each([
  ['2026-10', 1792425600, 1793462399],
  ['2026-11', 1793462400, 1794758399],
])('the bar of %s leads to the part of the month that is in the period', (month, $gte, $lte) => {
  expect(filterOf({ found_at: [month] })).toEqual({ found_at: { $gte, $lte } })
})
