import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calendarMonth, date } from '#contract/dayFields.ts'
import { fieldOf, parameterOf } from '#contract/reports/parameter.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { stage } from './stage.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const label = { zh_CN: '月', zh_TW: '月', en_US: 'Month' }
/** As the form of a report has it: the parameter came from the server. */
const month = fieldOf(parameterOf('month', calendarMonth({ required: true }), { label }))

async function openForm(locale: 'zh_CN' | 'zh_TW' | 'en_US' = 'en_US') {
  const sent = vi.fn<(values: object) => undefined>()
  const page = (
    <FormDialog
      title="Lock"
      confirm="Save"
      texts="form"
      fields={{ month, day: date() }}
      onConfirm={sent}
      onClose={() => undefined}
    />
  )
  await stage({ page, locale, texts: { form: { fields: { month: 'Month', day: 'Day' } } } })
  const input = await screen.findByLabelText<HTMLInputElement>(/^Month/)
  const leave = (value: string) => {
    fireEvent.change(input, { target: { value } })
    fireEvent.blur(input)
  }
  return { input, leave, sent, save: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })) }
}
const isSent = (sent: ReturnType<typeof vi.fn>, values: object) =>
  waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining(values)))

describe('a month in a form', () => {
  it.each([
    ['en_US', 'Pick a month', 'November 2027', 'Sep'],
    ['zh_CN', '选择月份', '2027年11月', '9月'],
    ['zh_TW', '選擇月份', '2027年11月', '9月'],
  ] as const)(
    'is picked with the keyboard, in the language of the console: %s',
    async (locale, name, chosen, short) => {
      const { input, leave, sent, save } = await openForm(locale)
      leave('2026-09')
      act(() => input.focus())
      fireEvent.keyDown(input, { key: 'ArrowDown', altKey: true })
      const popup = await screen.findByRole('dialog', { name })
      const at = () => document.activeElement?.getAttribute('aria-label') ?? ''
      await waitFor(() => expect(at()).toMatch(/2026/))
      expect(within(popup).getByText(short)).toBe(document.activeElement)
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp', 'PageDown', 'Home', 'End', 'ArrowLeft'])
        fireEvent.keyDown(document.activeElement ?? popup, { key })
      expect(at()).toBe(chosen)
      fireEvent.click(document.activeElement ?? popup)
      await waitFor(() => expect(document.activeElement).toBe(input))
      expect(input.value).toBe('2027-11')
      save()
      await isSent(sent, { month: '2027-11' })
    },
  )

  it('is left as it was when the popup is closed with Escape', async () => {
    const { input, leave } = await openForm()
    leave('2026-09')
    fireEvent.keyDown(input, { key: 'ArrowDown', altKey: true })
    fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Pick a month' }), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pick a month' })).toBeNull())
    expect(input.value).toBe('2026-09')
    expect(screen.getByRole('dialog', { name: 'Lock' })).toBeTruthy()
  })

  it('is typed as people write it', async () => {
    const { input, leave, sent, save } = await openForm()
    for (const text of ['2026/9', '2026年9月', '202609', '２０２６－０９', ' 2026-09 ']) {
      leave(text)
      expect(input.value).toBe('2026-09')
    }
    leave('2026-13')
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    expect(document.querySelector(`#${input.id}-error`)?.textContent).toBe('Enter a month such as 2026-09')
    save()
    await waitFor(() => expect(document.activeElement).toBe(input))
    leave('2026-9')
    save()
    await isSent(sent, { month: '2026-09' })
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['zh_CN', '请填写完整，或清空'],
    ['zh_TW', '請填寫完整，或清空'],
    ['en_US', 'Complete this, or clear it'],
  ] as const)('and a day are not sent half typed, in %s', async (locale, text) => {
    const { leave, sent, save } = await openForm(locale)
    leave('2026-09')
    // The browser gives a half-typed input no value, and says that there is something in it.
    const day = screen.getByLabelText<HTMLInputElement>('Day')
    Object.defineProperty(day, 'validity', { value: { badInput: true } })
    save()
    await screen.findByText(text)
    expect(sent).not.toHaveBeenCalled()
  })
})
