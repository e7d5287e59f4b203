import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { date, seconds } from '#contract/dayFields.ts'
import { fieldOf, parameterOf } from '#contract/reports/parameter.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { Picker } from '#src/kit/form/input/Picker.tsx'
import { PeriodSelect } from '#src/kit/page/statistics/PeriodSelect.tsx'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { stage } from './stage.tsx'

afterEach(cleanup)

const named = (en_US: string) => ({ label: { zh_CN: en_US, zh_TW: en_US, en_US } })
const fields = {
  day: fieldOf(parameterOf('day', date({ required: true }), named('Day'))),
  moment: seconds(),
}

async function openForm() {
  const sent = vi.fn<(values: object) => undefined>()
  const page = (
    <FormDialog
      title="Plan"
      confirm="Save"
      texts="form"
      fields={fields}
      onConfirm={sent}
      onClose={() => undefined}
    />
  )
  await stage({ page, texts: { form: { fields: { day: 'Day', moment: 'Moment' } } } })
  return {
    sent,
    day: await screen.findByLabelText<HTMLInputElement>(/^Day/),
    moment: screen.getByLabelText<HTMLInputElement>(/^Moment/),
    save: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })),
  }
}

const leave = (input: HTMLInputElement, value: string) => {
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

describe('a day in a form', () => {
  it('is typed in any usual way, and shown as in lists', async () => {
    const { day, moment, sent, save } = await openForm()
    expect(day.placeholder).toBe('YYYY/M/D')
    for (const text of ['2026-11-02', '2026/11/2', '20261102', '2026年11月2日', '２０２６／１１／２']) {
      leave(day, text)
      expect(day.value).toBe('2026/11/2')
    }
    leave(moment, '2026-11-02T8:05')
    expect(moment.value).toBe('2026/11/2 08:05')
    save()
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ day: '2026-11-02', moment: Date.parse('2026-11-02T08:05+08:00') / 1000 }),
      ),
    )
  })

  it('is not sent if it cannot be read, and what was typed stays', async () => {
    const { day, sent, save } = await openForm()
    leave(day, '2026/2/30')
    await waitFor(() =>
      expect(document.querySelector(`#${day.id}-error`)?.textContent).toBe('Complete this, or clear it'),
    )
    expect(day.value).toBe('2026/2/30')
    save()
    await waitFor(() => expect(document.activeElement).toBe(day))
    expect(sent).not.toHaveBeenCalled()
    leave(day, '2026/2/28')
    save()
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ day: '2026-02-28' })))
  })

  it('is picked from a calendar, which replaces what was typed', async () => {
    const { day, sent, save } = await openForm()
    leave(day, '2027/1/9')
    leave(day, 'tomorrow')
    const pick = async (name: string) => {
      fireEvent.click(day.nextElementSibling ?? day)
      fireEvent.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pick a day' })).toBeNull())
    }
    await pick('Today')
    expect(day.value).toMatch(/^\d{4}\/\d+\/\d+$/)
    leave(day, '2027/1/9')
    await pick('Wednesday, January 20, 2027')
    expect(day.value).toBe('2027/1/20')
    save()
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ day: '2027-01-20' })))
  })

  it('keeps its time when another is picked, and wants one otherwise', async () => {
    const { moment } = await openForm()
    const pick = async (name: string | RegExp) => {
      fireEvent.click(moment.nextElementSibling ?? moment)
      fireEvent.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pick a day' })).toBeNull())
    }
    leave(moment, '2026/11/2 18:30')
    await pick('Friday, November 6, 2026')
    expect(moment.value).toBe('2026/11/6 18:30')
    await pick(/^Clear/)
    expect(moment.value).toBe('')
    await pick('Today')
    expect(moment.value).toMatch(/^\d{4}\/\d+\/\d+ $/)
    expect(moment.validationMessage).toBe('Complete this, or clear it')
  })
})

it('an empty day that must be given is not called wrong while one picks it', async () => {
  const { day } = await openForm()
  fireEvent.click(day.nextElementSibling ?? day)
  await screen.findByRole('button', { name: 'Today' })
  fireEvent.blur(day)
  expect(day.getAttribute('aria-invalid')).toBe('false')
})

it('the arrow keys stop at a limit, and the button for the next month keeps the focus afterwards', async () => {
  await stage({ page: <Picker kind="day" value="2026-11-02" max="2026-11-02" onPick={() => undefined} /> })
  const last = screen.getByRole('button', { name: 'Monday, November 2, 2026' })
  expect(document.activeElement).toBe(last)
  fireEvent.keyDown(last, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(last)
  const previous = screen.getByRole('button', { name: 'Previous' })
  previous.focus()
  fireEvent.click(previous)
  screen.getByRole('heading', { name: 'October 2026' })
  expect(document.activeElement).toBe(previous)
})

it('a page that needs a day keeps the last one while another is typed', async () => {
  const i18n = await createI18nProvider('en_US')
  const set = vi.fn<(change: object) => void>()
  const Page = () => {
    const [last, setLast] = useState('2026-11-30')
    const change = (given: { to?: string }) => {
      set(given)
      if (given.to !== undefined) setLast(given.to)
    }
    return <PeriodSelect name="own" first="2026-11-01" last={last} set={change} />
  }
  render(
    <CoreAdminContext i18nProvider={i18n}>
      <Page />
    </CoreAdminContext>,
  )
  const to = screen.getByLabelText<HTMLInputElement>('To')
  fireEvent.change(to, { target: { value: '2026/12/' } })
  expect(to.value).toBe('2026/12/')
  fireEvent.blur(to)
  expect(to.value).toBe('2026/11/30')
  expect(set).not.toHaveBeenCalled()
  leave(to, '2026/12/5')
  expect(set).toHaveBeenLastCalledWith({ to: '2026-12-05' })
  expect(to.value).toBe('2026/12/5')
})
