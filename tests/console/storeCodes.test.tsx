import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { floor } from '#contract/brandDB/floor.ts'
import { store } from '#contract/brandDB/store.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { nobody, samplePerson } from '#src/kit/testing/sampleConsole.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import type { Http } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { storeCodes } from '#src/resources/RM/storeCode/StoreCodes.tsx'
import { textsOf } from '#tests/support/textsOf.ts'

afterEach(cleanup)

const shop = (_id: string, floor_id: string) => ({ _id, store_no: _id, name: _id, floor_id, site: '2' })
const stored: Readonly<Record<string, readonly object[]>> = {
  // What the server lists for this user: shops of the scoring list and split shops are not for tours.
  '/spaceowner': [
    { permits: ['tour'], stores: ['L1-101', 'L2-118', 'L2-119'].map((_id) => own(_id)) },
    { permits: ['tour'], stores: [{ ...own('L2-120'), is_split: true }] },
    { permits: ['scoring'], stores: [own('B1-201')] },
  ],
  [floor.path]: ['L1', 'L2'].map((code) => ({ _id: code, code })),
  [store.path]: [shop('L1-101', 'L1'), shop('L2-118', 'L2'), shop('L2-119', 'L2')],
}
function own(_id: string) {
  return { _id, is_split: false, is_merge: false }
}

const http: Http = {
  send: async ({ path }) => {
    const list = stored[path] ?? []
    return { data: { list, total: list.length }, token: null }
  },
  exchange: () => Promise.reject(new Error('no file')),
}

it('prints the codes of the own shops that are chosen, and of no others', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const i18n = await createI18nProvider('en_US')
  await i18n.addMessages('RM', await textsOf('RM'))
  const mounted = new Map([
    ['brandDB/store', { name: 'brandDB/store', contract: store }],
    ['brandDB/floor', { name: 'brandDB/floor', contract: floor }],
  ])
  const options = { site: () => '2', notify: () => undefined, onSignedOut: () => undefined }
  const Page = storeCodes('RM')
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={createDataProvider({ http, resources: mounted, site: options.site })}
        i18nProvider={i18n}
        store={memoryStore()}
      >
        <ResourcesContext value={mounted}>
          <SubjectContext value={nobody}>
            <CallsContext value={createCalls({ http, ...options })}>
              <PersonContext value={samplePerson}>
                <Page />
              </PersonContext>
            </CallsContext>
          </SubjectContext>
        </ResourcesContext>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: /^L1-101/ }))
  expect(screen.queryByRole('checkbox', { name: /^(L2-120|B1-201)/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'All of L2' }))
  await screen.findByText('3 stores')
  await userEvent.click(screen.getByRole('checkbox', { name: /^L2-119/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  const addresses = () =>
    [...document.querySelectorAll<SVGElement>('[data-address]')].map((code) =>
      code.dataset['address']?.replace(/^.*#/, ''),
    )
  await waitFor(() =>
    expect(addresses()).toEqual([
      '/RM/tourIssue/issueCreate?store=L1-101',
      '/RM/tourIssue/issueCreate?store=L2-118',
    ]),
  )
})
