import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Form, ResourceContextProvider, TextInput } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { LastVisit } from '#src/resources/RM/tourProblem/LastVisit.tsx'
import { textsOf } from '#tests/support/textsOf.ts'
import { answering, stage } from '#tests/console/stage.tsx'

const words = await textsOf('RM')

afterEach(cleanup)

const resource = 'RM/tourIssue/issueList'
const common = { store_id: 's1', status: 'open', severity: 2, found_at: 1_700_000_000 }
const list = [
  { ...common, _id: 'p1', category: 'queue', title: 'Long queue', description: null },
  { ...common, _id: 'p2', category: 'display', title: 'Torn poster', description: 'At the door' },
]

/** The form of a new problem of a store in which two problems were found before. */
async function open() {
  const page = (
    <ResourceContextProvider value={resource}>
      <Form defaultValues={{ store_id: 's1', title: '', description: '' }}>
        <LastVisit />
        <TextInput source="title" label="Issue" />
        <TextInput source="description" label="Description" />
      </Form>
    </ResourceContextProvider>
  )
  const http = answering(() => ({ list, total: list.length }))
  await stage({ page, words, resources: { [resource]: tourProblem }, http })
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
