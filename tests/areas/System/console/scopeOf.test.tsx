import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DataScopes, ScopeResource } from '#contract/System/dataScope.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { role } from '#contract/System/role.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import { sampleRecords } from '#src/kit/testing/sampleRecords.ts'
import plugin from '#src/plugins/System/plugin.ts'
import { ScopeOf } from '#src/resources/System/role/ScopeOf.tsx'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { asPerson } from '#tests/console/asPerson.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const issues: ScopeResource = {
  noun: 'tour_problem',
  name: 'Tour issues',
  codes: ['rm.tour_issue.view'],
  has_site: true,
  fields: [{ name: 'assignee_id', label: 'Assignee', kind: 'person', choices: [] }],
}
const own = { self: 'assignee_id' }
const other = { staff_visit: { self: 'assignee_id' } }
const sample = recordSchema(role).parse(sampleRecords(role)[0])
const roleWith = (data_scope: DataScopes, rev: number) => ({ ...sample, id: sample._id, data_scope, rev })

/** The rule of the role, and what shows the role as somebody else has changed it. */
async function open() {
  const { answers, asked } = fakeBackEnd({ 'GET /user': { list: [], total: 0 } })
  let change: (next: ReturnType<typeof roleWith>) => void = () => undefined
  const refetch = vi.fn(async () => undefined)
  const Screen = () => {
    const [record, setRecord] = useState(roleWith(other, 1))
    change = setRecord
    return (
      <SubjectContext value={administrator}>
        <ScopeOf role={record} resource={issues} refetch={refetch} />
      </SubjectContext>
    )
  }
  await asPerson({ plugin, at: '/System/role/r1/scope', screens: { '*': Screen } })
  await screen.findByRole('radio', { name: 'All' })
  const show = (data_scope: DataScopes, rev: number) => act(() => change(roleWith(data_scope, rev)))
  const saved = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { answers, refetch, saved, show, user: userEvent.setup() }
}
const chosen = () =>
  screen
    .getAllByRole('radio')
    .filter((one) => one instanceof HTMLInputElement && one.checked)
    .map((one) => one.closest('label')?.textContent)

it('the data scope of a role shows the rule as it is now, as long as nothing is chosen', async () => {
  const { show } = await open()
  expect(chosen()).toEqual(['All'])
  show({ ...other, tour_problem: own }, 2)
  expect(chosen()).toEqual(['Own'])
})

it('the data scope of a role bases what is chosen on the role as it was then', async () => {
  const { answers, saved, show, user } = await open()
  answers['PUT /role'] = refusal(4092, 'Somebody else has changed this')
  await user.click(screen.getByRole('radio', { name: 'Own' }))
  show({ staff_visit: { site: ['2'] } }, 2)
  expect(chosen()).toEqual(['Own'])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved()).toEqual([{ data_scope: { ...other, tour_problem: own }, rev: 1 }]))
  // Taken back, it is based on the role as it is now.
  await user.click(screen.getByRole('radio', { name: 'All' }))
  await user.click(screen.getByRole('radio', { name: 'Own' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(saved()[1]).toEqual({ data_scope: { staff_visit: { site: ['2'] }, tour_problem: own }, rev: 2 }),
  )
})

it('the data scope of a role fetches the role again after it was saved', async () => {
  const { answers, refetch, user } = await open()
  answers['PUT /role'] = sample
  await user.click(screen.getByRole('radio', { name: 'Own' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(refetch).toHaveBeenCalledOnce())
})
