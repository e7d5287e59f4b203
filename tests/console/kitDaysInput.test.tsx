import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EditPage } from '#src/kit/page/record/EditPage.tsx'
import { DaysInput } from '#src/kit/form/input/DaysInput.tsx'
import { open, rows } from './kitScreen.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const Days = () => (
  <EditPage>
    <DaysInput source="aliases" />
  </EditPage>
)

it('days are added by the button, with Enter, or on leaving the field, once each, and removed again', async () => {
  const { user, asked } = await open({ at: '/brandDB/brand/b1', screens: { edit: Days }, data: rows() })
  const input = await screen.findByLabelText('Aliases', { selector: 'input' })
  const choose = (day: string) => fireEvent.change(input, { target: { value: day } })
  const add = screen.getByRole('button', { name: 'Add' })
  expect(add.hasAttribute('disabled')).toBe(true)
  choose('2027-02-06')
  await user.click(add)
  choose('2027-01-01')
  fireEvent.keyDown(input, { key: 'Enter' })
  choose('2027-01-01')
  fireEvent.blur(input)
  choose('2027-05-01')
  fireEvent.blur(input)
  await user.click(screen.getByRole('button', { name: 'Remove 2027/2/6' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'update')?.params['data']).toMatchObject({
      aliases: ['2027-01-01', '2027-05-01'],
    }),
  )
})
