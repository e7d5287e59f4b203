import { expect, it } from 'vitest'
import { storeAddress, storeIn } from '#src/resources/RM/tourProblem/storeAddress.ts'

it('the code of a store contains the address of the form for its problems, at its site', () => {
  expect(storeAddress('/RM/tourIssue/issueCreate', 'S-GZ-L2-118', '2')).toBe(
    `${location.origin}/?site=2#/RM/tourIssue/issueCreate?store=S-GZ-L2-118`,
  )
})

it.each([
  ['https://mall.example/#/RM/tourIssue/issueCreate?store=S-1', 'S-1'],
  ['https://mall.example/console/#/RMHK/tourIssue/issueCreate?store=a%2Fb&from=door', 'a/b'],
  ['https://mall.example/#/RM/tourIssue/issueCreate', null],
  ['https://mall.example/#/brandDB/brand?store=S-1', null],
  ['WIFI:S:guests;;', null],
])('a scanned code is that of a store, or is not: %s', (code, store) => {
  expect(storeIn(code)).toBe(store)
})
