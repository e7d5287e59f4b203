import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tourProblemStatistics } from '#contract/RM/tourStatistics.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { PeriodSelect } from '#src/kit/page/statistics/PeriodSelect.tsx'
import { usePeriod } from '#src/kit/page/statistics/usePeriod.ts'
import { LabelledSelect } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { MonthControl } from '#src/kit/page/statistics/MonthControl.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import plugin from '#src/plugins/reports/plugin.ts'
import { compose } from '#src/kit/base/registry/compose.ts'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { ReportCenter } from '#src/resources/reports/report/ReportCenter.tsx'
import { MonthSlider } from '#src/resources/leasing/livingFloor/MonthSlider.tsx'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'
import { asPerson, Here } from './asPerson.tsx'

beforeEach(() => {
  fakeBackEnd({ 'GET /reports': { list: [], total: 0 } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const composition = compose([{ id: 'reports', plugin }])

const Months = () => {
  const { text, set } = usePageChoices()
  return <MonthControl label="Month" value={text('month')} onChange={(month) => set({ month })} />
}

/** Opens a page, and records each address that it goes to. */
async function open(Page: () => React.ReactNode, at: string) {
  const Screen = () => (
    <SubjectContext value={administrator}>
      <RegistryContext value={{ composition, loadMessages: async () => undefined }}>
        <Page />
        <Here />
      </RegistryContext>
    </SubjectContext>
  )
  const { router } = await asPerson({ plugin, at, screens: { '*': Screen } })
  const addresses: string[] = []
  router.subscribe(({ location }) => addresses.push(location.search))
  return { router, addresses: () => [...new Set(addresses)] }
}
const change = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const typed = (input: HTMLElement, value: string) => {
  fireEvent.keyDown(input, { key: value.at(3) })
  change(input, value)
}

describe('the days of a page', () => {
  const Figures = () => {
    const { range, ...period } = usePeriod()
    const figures = useCall(tourProblemStatistics, range && { query: range }, { keepsPrevious: true })
    return (
      <>
        <PeriodSelect {...period} />
        <p>{figures.data ? `${figures.data.total} problems` : 'no figures'}</p>
      </>
    )
  }

  it('are refused at their fields in the wrong order, and no figures of other days are shown', async () => {
    fakeBackEnd({ 'GET /tour/problem/statistics': { total: 17 } })
    const { router } = await open(Figures, '/x?period=own&from=2026-10-01&to=2026-10-31')
    await screen.findByText('17 problems')
    await router.navigate('/x?period=own&from=2026-10-01&to=2026-09-30')
    const told = await screen.findByRole('alert')
    expect(told.textContent).toMatch(/开始日期|first/)
    for (const box of screen.getAllByRole('textbox')) {
      expect(box.getAttribute('aria-invalid')).toBe('true')
      expect(box.getAttribute('aria-describedby')).toBe(told.id)
    }
    screen.getByText('no figures')
  })
})

describe('the month of a page', () => {
  it('is used once the user has typed it completely, and left as it was otherwise', async () => {
    const { addresses } = await open(Months, '/x?month=2026-10')
    const input = await screen.findByLabelText('Month')
    for (const text of ['0002-10', '0020-10', '0202-10', '2025-10']) typed(input, text)
    expect(addresses()).toEqual([])
    expect(input).toHaveProperty('value', '2025-10')
    fireEvent.blur(input)
    await screen.findByText('at /x?month=2025-10')
    typed(input, '0202-10')
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(input).toHaveProperty('value', '2025-10')
    typed(input, '2024-10')
    fireEvent.keyDown(input, { key: 'Enter' })
    await screen.findByText('at /x?month=2024-10')
    expect(addresses()).toEqual(['?month=2025-10', '?month=2024-10'])
  })

  it('is used at once when it is picked, and follows the address', async () => {
    const { addresses, router } = await open(Months, '/x?month=2026-10')
    const input = await screen.findByLabelText('Month')
    typed(input, '0202-10')
    fireEvent.click(input.nextElementSibling ?? input)
    fireEvent.click(await screen.findByRole('button', { name: 'August 2026' }))
    await screen.findByText('at /x?month=2026-08')
    expect(addresses()).toEqual(['?month=2026-08'])
    await router.navigate('/x?month=2026-05')
    await waitFor(() => expect(input).toHaveProperty('value', '2026-05'))
  })
})

const FloorControls = () => {
  const { choice, text, set } = usePageChoices()
  return (
    <>
      <LabelledSelect
        label="Colour by"
        value={choice('tint', ['status', 'expiry'])}
        options={[
          ['status', 'Tenancy status'],
          ['expiry', 'Lease expiry'],
        ]}
        onChange={(tint) => set({ tint })}
      />
      <MonthSlider
        months={['2026-08', '2026-09', '2026-10', '2026-11']}
        month={text('month')}
        onChange={(month) => set({ month })}
      />
    </>
  )
}

describe('choices that are made faster than the page is drawn', () => {
  it('are all kept: none starts from an address that is out of date', async () => {
    await open(FloorControls, '/x?month=2026-11')
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Colour by' })
    const slider = screen.getByRole<HTMLInputElement>('slider')
    // As in a browser: nothing waits until React has drawn what an event led to.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    select.value = 'expiry'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    expect(select.value).toBe('expiry')
    for (const _ of ['first', 'second']) {
      slider.stepDown()
      slider.dispatchEvent(new Event('input', { bubbles: true }))
    }
    expect(slider.getAttribute('aria-valuetext')).toBe('2026-09')
    screen.getByText('at /x?month=2026-09&tint=expiry')
  })
})

describe('the search of the report centre', () => {
  it('lets an input method finish a word, and then puts it into the address', async () => {
    const { addresses, router } = await open(ReportCenter, '/x')
    const input = await screen.findByRole('searchbox')
    for (const text of ['z', 'zu', '租']) change(input, text)
    await screen.findByText('at /x?q=%E7%A7%9F')
    expect(addresses()).toEqual(['?q=%E7%A7%9F'])
    expect(input).toHaveProperty('value', '租')
    await router.navigate('/x')
    await waitFor(() => expect(input).toHaveProperty('value', ''))
  })
})
