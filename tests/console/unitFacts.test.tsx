import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { store } from '#contract/brandDB/store.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { administrator, nobody } from '#src/kit/testing/sampleConsole.ts'
import plugin from '#src/plugins/leasing/plugin.ts'
import { FloorTable } from '#src/resources/leasing/livingFloor/FloorTable.tsx'
import { UnitFacts } from '#src/resources/leasing/livingFloor/UnitFacts.tsx'
import type { FloorReply, UnitMonth } from '#src/resources/leasing/livingFloor/useLivingFloor.ts'
import { asPerson } from './asPerson.tsx'

afterEach(cleanup)

const row: UnitMonth = {
  store_id: 's1', stat_month: '2026-11', area: 50, tenants: [], sales_density: null,
  base_rent_per_m2: null, open_problems: 3,
} as unknown as UnitMonth // prettier-ignore
const reply: FloorReply = {
  units: [{ store_id: 's1', store_no: 'L1-101', outline: null }],
  list: [row],
  total: 1,
  currency: 'CNY',
  sees: { sales: false, rents: false, problems: true },
}
const resources = new Map(
  [store, tenantShip, tourProblem].map((contract) => [contract.name, { name: contract.name, contract }]),
)

const show = (Part: () => React.ReactNode, subject = administrator) =>
  asPerson({
    plugin,
    at: '/',
    screens: {
      '*': () => (
        <SubjectContext value={subject}>
          <ResourcesContext value={resources}>
            <Part />
          </ResourcesContext>
        </SubjectContext>
      ),
    },
  })

it.each([
  ['leads to the problems of the present month', true],
  ['has no link in a past month, whose problems no list shows', false],
])('the number of open problems %s', async (_, isPresent) => {
  await show(() => <UnitFacts {...{ reply, row, isPresent }} onClose={() => undefined} />)
  await screen.findByText('3')
  expect(screen.queryByRole('link', { name: '3' }) !== null).toBe(isPresent)
})

it.each([
  ['leads to their records', administrator, true],
  ['has no links for people who may not see them', nobody, false],
])('the table of units %s', async (_, subject, isLinked) => {
  await show(() => <FloorTable {...{ reply, rows: [row] }} label="Units" file="L1" />, subject)
  await screen.findByText('L1-101')
  expect(screen.queryByRole('link', { name: 'L1-101' }) !== null).toBe(isLinked)
})
