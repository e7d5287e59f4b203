import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, Form, memoryStore, ResourceContextProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { tourTemplate } from '#contract/RM/tourTemplate.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { nobody } from '#src/kit/testing/sampleConsole.ts'
import { createCalls } from '#src/providers/calls.ts'
import type { Http } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { PointsInput } from '#src/resources/RM/tourTemplate/PointsInput.tsx'
import { confirmRemoval } from './confirmRemoval.ts'
import { textsOf } from '#tests/support/textsOf.ts'

afterEach(cleanup)

const point = (code: string) => ({
  code,
  name: '项目',
  name_tc: null,
  name_en: `Check ${code}`,
  category: 'display',
  needs_photo: true,
  needs_remark: false,
  department: null,
  assignee_id: null,
  attachs: [],
  category_ids: [],
  floor_ids: [],
})

const http: Http = {
  send: async () => ({ data: { list: [], total: 0 }, token: null }),
  exchange: () => Promise.reject(new Error('no file')),
}

/** The form of a checklist with the points A, B and C. */
async function open() {
  const sent: unknown[] = []
  const i18n = await createI18nProvider('en_US')
  await i18n.addMessages('RM', await textsOf('RM'))
  const mounted = { name: 'RM/tourTemplate', contract: tourTemplate }
  const options = { site: () => '2', notify: () => undefined, onSignedOut: () => undefined }
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18n} store={memoryStore()}>
        <ResourcesContext value={new Map([[mounted.name, mounted]])}>
          <SubjectContext value={nobody}>
            <CallsContext value={createCalls({ http, ...options })}>
              <ResourceContextProvider value={mounted.name}>
                <FormActionContext value="create">
                  <Form
                    defaultValues={{ site: null, items: ['A', 'B', 'C'].map(point) }}
                    onSubmit={(values: unknown) => void sent.push(values)}
                  >
                    <PointsInput texts="RM.tourTemplate" />
                  </Form>
                </FormActionContext>
              </ResourceContextProvider>
            </CallsContext>
          </SubjectContext>
        </ResourcesContext>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  await screen.findByRole('list', { name: 'Points' })
  const shown = () =>
    screen
      .getAllByRole('button', { name: /^Change: / })
      .map((line) => line.getAttribute('aria-label')?.slice(8))
  return { sent, shown }
}

it('a point is moved by the keyboard; the focus stays on the button, and the new place is announced', async () => {
  const { shown } = await open()
  const down = screen.getByRole('button', { name: 'Move down: Check A' })
  down.focus()
  await userEvent.keyboard('{Enter}')
  expect(shown()).toEqual(['Check B', 'Check A', 'Check C'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Check A' }))
  expect(screen.getByRole('status').textContent).toBe('Check A: now number 2')
  await userEvent.keyboard('{Enter}')
  expect(shown()).toEqual(['Check B', 'Check C', 'Check A'])
  // The last place: nothing happens, and the focus is not lost.
  await userEvent.keyboard('{Enter}')
  expect(shown()).toEqual(['Check B', 'Check C', 'Check A'])
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
})

it('a point is removed, and another added, without sending the form', async () => {
  const { sent, shown } = await open()
  await confirmRemoval(userEvent, 'Remove: Check B')
  expect(shown()).toEqual(['Check A', 'Check C'])
  await userEvent.click(screen.getByRole('button', { name: 'Add a point' }))
  const dialog = await screen.findByRole('dialog')
  const field = (name: RegExp) => within(dialog).getByRole('textbox', { name })
  await userEvent.type(field(/^Code/), 'A')
  await userEvent.type(field(/^Simplified Chinese name/), '新')
  await userEvent.type(field(/^English name/), 'Check D')
  await userEvent.selectOptions(
    within(dialog).getByRole('combobox', { name: /^Category of issues/ }),
    'Display',
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  // The code is taken.
  await waitFor(() => expect(field(/^Code/).getAttribute('aria-invalid')).toBe('true'))
  await userEvent.clear(field(/^Code/))
  await userEvent.type(field(/^Code/), 'D')
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(shown()).toEqual(['Check A', 'Check C', 'Check D']))
  expect(sent).toEqual([])
})
