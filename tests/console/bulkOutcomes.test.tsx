import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Resource as Contract } from '#contract/resource.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { user as userContract } from '#contract/System/user.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import { Table } from '#src/kit/table/Table.tsx'
import { administrator, samplePerson } from '#src/kit/testing/sampleConsole.ts'
import evaluation from '#src/plugins/RM_evaluate/plugin.ts'
import system from '#src/plugins/System/plugin.ts'
import { ConfirmReports } from '#src/resources/RM_evaluate/scoringReport/ConfirmReports.tsx'
import { RoleEffect } from '#src/resources/System/user/RoleEffect.tsx'
import { editor, fakeBackEnd, refusal, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'
import { stage } from './stage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface Scene {
  readonly plugin: Plugin
  readonly contract: Contract
  readonly column: string
  readonly bulk: ReactNode
  readonly answers: Parameters<typeof fakeBackEnd>[0]
}

/** A list of the resource with all its rows selected. */
async function select({ plugin, contract, column, bulk, answers }: Scene) {
  const { asked } = fakeBackEnd(answers)
  const List = () => (
    <ListPage bulk={bulk}>
      <Table columns={[{ source: column }]} selectable />
    </ListPage>
  )
  const { user } = await stage({
    at: '/records',
    resources: { records: contract },
    screens: { records: { list: List } },
    words: plugin.messages,
    subject: administrator,
    person: { ...samplePerson, user: editor, site: editor.sites[0] ?? null },
  })
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3))
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const sent = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { user, sent }
}

/** The text of each line of the results. */
async function results(count: number) {
  const list = await screen.findByRole('list', { name: 'Results' })
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(count))
  return () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
}

describe('a change of roles', () => {
  const change = { user_ids: ['u1', 'u2'], role_ids: ['r1'], mode: 'remove' } as const

  it('that is refused for all together is made one by one, with the result for each person', async () => {
    const people = ['u1', 'u2'].map((_id) => ({ _id, name: `Person ${_id}`, username: _id, rev: 1 }))
    const { user, sent } = await select({
      plugin: system,
      contract: userContract,
      column: 'username',
      bulk: (
        <RoleEffect
          change={{ ...change, user_ids: [...change.user_ids], role_ids: ['r1'] }}
          onClose={() => undefined}
        />
      ),
      answers: {
        'GET /user': { list: people, total: 2 },
        'GET /role': { list: [], total: 0 },
        'POST /sys/users/changerole': ({ body }: ReceivedRequest) =>
          JSON.stringify(body).includes('u1')
            ? refusal(4094, 'The last administrator keeps the role')
            : { updated: 1, list: [] },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Change those that can be changed' }))
    const lines = await results(2)
    await waitFor(() => expect(lines().join()).toContain('Person u1 The last administrator keeps the role'))
    expect(lines().filter((line) => line?.includes('Person u2'))).not.toEqual([])
    expect(sent().slice(1)).toEqual([
      { ...change, user_ids: ['u1'] },
      { ...change, user_ids: ['u2'] },
    ])
  })
})

describe('a confirmation of reports', () => {
  it('says for each report whether it was confirmed, or why it was skipped', async () => {
    const reports = ['s1', 's2'].map((_id) => ({ _id, name: `Report ${_id}`, status: 'submitted', rev: 1 }))
    const { user, sent } = await select({
      plugin: evaluation,
      contract: scoringReport,
      column: 'status',
      bulk: <ConfirmReports />,
      answers: {
        'GET /ts/daily/scoring/list': { list: reports, total: 2 },
        'POST /ts/daily/scoring/confirm': {
          confirmed: 1,
          skipped: [{ report_id: 's2', reason: 'own' }],
          results_updated: 1,
        },
      },
    })
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }))
    const lines = await results(2)
    expect(lines()[0]).toBe('Report s1 Confirmed')
    expect(lines()[1]).toBe('Report s2 Your own score')
    expect(sent()).toEqual([{ site: '2', report_ids: ['s1', 's2'] }])
  })
})
