import { expect, it } from 'vitest'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { store } from '#contract/brandDB/store.ts'
import { mayName } from '#src/kit/value/field/references.ts'
import { nobody } from '#src/kit/testing/sampleConsole.ts'

const keeper = {
  ...nobody,
  permissions: new Set(['leasing.ship.view', 'leasing.lease.view']),
  departments: ['5'],
}

it('names are asked for where the server tells them: to everybody if a resource has labels, otherwise to its viewers', () => {
  expect(mayName(nobody, store)).toBe(true)
  expect(mayName(nobody, leaseShip)).toBe(false)
  expect(mayName(keeper, leaseShip)).toBe(true)
  expect(mayName(keeper, undefined)).toBe(false)
})
