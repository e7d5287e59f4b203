import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, Form, ResourceContextProvider, TextInput, memoryStore } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { nobody } from '#src/kit/testing/sampleConsole.ts'
import { createCalls } from '#src/providers/calls.ts'
import type { Http } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { LastVisit } from '#src/resources/RM/tourProblem/LastVisit.tsx'
import { textsOf } from '#tests/support/textsOf.ts'

afterEach(cleanup)

const resource = 'RM/tourIssue/issueList'
const common = { store_id: 's1', status: 'open', severity: 2, found_at: 1_700_000_000 }
const list = [
  { ...common, _id: 'p1', category: 'queue', title: 'Long queue', description: null },
  { ...common, _id: 'p2', category: 'display', title: 'Torn poster', description: 'At the door' },
]

/** The form of a new problem of a store in which two problems were found before. */
async function open() {
  const http: Http = {
    send: async () => ({ data: { list, total: list.length }, token: null }),
    exchange: () => Promise.reject(new Error('no file')),
  }
  const calls = createCalls({ http, site: () => '2', notify: () => undefined, onSignedOut: () => undefined })
  const i18n = await createI18nProvider('en_US')
  await i18n.addMessages('RM', await textsOf('RM'))
  render(
    <CoreAdminContext i18nProvider={i18n} store={memoryStore()}>
      <ResourcesContext value={new Map([[resource, { name: resource, contract: tourProblem }]])}>
        <SubjectContext value={nobody}>
          <CallsContext value={calls}>
            <ResourceContextProvider value={resource}>
              <Form defaultValues={{ store_id: 's1', title: '', description: '' }}>
                <LastVisit texts="RM.issueList.last" />
                <TextInput source="title" label="Issue" />
                <TextInput source="description" label="Description" />
              </Form>
            </ResourceContextProvider>
          </CallsContext>
        </SubjectContext>
      </ResourcesContext>
    </CoreAdminContext>,
  )
  const text = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
  const take = async (title: string) =>
    userEvent.click(await screen.findByRole('button', { name: new RegExp(title) }))
  return { text, take }
}

it('what the user typed stays when the last visit is taken over', async () => {
  const { text, take } = await open()
  await userEvent.type(text('Description'), 'By the lift')
  await take('Long queue')
  expect(text('Issue').value).toBe('Long queue')
  expect(text('Description').value).toBe('By the lift')
  await take('Torn poster')
  expect(text('Issue').value).toBe('Torn poster')
  expect(text('Description').value).toBe('By the lift')
})

it('nothing stays of a problem when another is taken over instead', async () => {
  const { text, take } = await open()
  await take('Torn poster')
  expect(text('Description').value).toBe('At the door')
  await take('Long queue')
  expect(text('Issue').value).toBe('Long queue')
  expect(text('Description').value).toBe('')
})

it('what was taken over can be undone, except for what the user has changed since', async () => {
  const { text, take } = await open()
  await take('Long queue')
  await take('Torn poster')
  await userEvent.type(text('Description'), ' of the lift')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(text('Issue').value).toBe('')
  expect(text('Description').value).toBe('At the door of the lift')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
