import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { CoreAdminContext, CoreAdminUI, memoryStore, Resource } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Resource as Contract } from '#contract/resource.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { user as userContract } from '#contract/System/user.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import { PersonContext, type Person } from '#src/kit/base/person/personContext.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { administrator, signedInAs } from '#src/kit/testing/sampleConsole.ts'
import evaluation from '#src/plugins/RM_evaluate/plugin.ts'
import system from '#src/plugins/System/plugin.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { createHttp } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { ConfirmReports } from '#src/resources/RM_evaluate/scoringReport/ConfirmReports.tsx'
import { RoleEffect } from '#src/resources/System/user/RoleEffect.tsx'
import { editor, fakeBackEnd, refusal, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'

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
  const i18n = await createI18nProvider('en_US')
  if (plugin.messages) await i18n.addMessages(plugin.id, plugin.messages)
  const http = createHttp({ token: () => 'session-token', locale: () => 'en_US' })
  const resources = new Map([['records', { name: 'records', contract }]])
  const calls = createCalls({ http, site: () => '2', notify: () => undefined, onSignedOut: () => undefined })
  const person: Person = {
    user: editor,
    site: editor.sites[0] ?? null,
    locales: ['en_US'],
    externalEntry: () => null,
    update: () => undefined,
    renew: async () => undefined,
    signOut: () => undefined,
  }
  const List = () => (
    <ListPage bulk={bulk}>
      <Table columns={[{ source: column }]} selectable />
    </ListPage>
  )
  const element = (
    <CoreAdminContext
      dataProvider={createDataProvider({ http, resources, site: () => '2' })}
      authProvider={signedInAs(administrator)}
      i18nProvider={i18n}
      store={memoryStore()}
    >
      <ResourcesContext value={resources}>
        <SubjectContext value={administrator}>
          <PersonContext value={person}>
            <CallsContext value={calls}>
              <CoreAdminUI disableTelemetry>
                <Resource name="records" list={List} />
              </CoreAdminUI>
            </CallsContext>
          </PersonContext>
        </SubjectContext>
      </ResourcesContext>
    </CoreAdminContext>
  )
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/records'] })}
    />,
  )
  const user = userEvent.setup()
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
      bulk: <ConfirmReports texts="RM_evaluate.scoring.confirm" />,
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
