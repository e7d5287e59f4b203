import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Form, ResourceContextProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { tourTemplate } from '#contract/RM/tourTemplate.ts'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { PointsInput } from '#src/resources/RM/tourTemplate/PointsInput.tsx'
import { textsOf } from '#tests/support/textsOf.ts'
import { confirmRemoval } from '#tests/console/confirmRemoval.ts'
import { answering, stage } from '#tests/console/stage.tsx'

const words = await textsOf('RM')

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

/** The form of a checklist with the points A, B and C. */
async function open() {
  const sent: unknown[] = []
  const page = (
    <ResourceContextProvider value="RM/tourTemplate">
      <FormActionContext value="create">
        <Form
          defaultValues={{ site: null, items: ['A', 'B', 'C'].map(point) }}
          onSubmit={(values: unknown) => void sent.push(values)}
        >
          <PointsInput />
        </Form>
      </FormActionContext>
    </ResourceContextProvider>
  )
  const http = answering(() => ({ list: [], total: 0 }))
  await stage({ page, words, resources: { 'RM/tourTemplate': tourTemplate }, http })
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
