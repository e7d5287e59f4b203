import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EditPage } from '#src/kit/page/record/EditPage.tsx'
import { FigureInput, grouped } from '#src/kit/form/input/FigureInput.tsx'
import { AreaInput } from '#src/kit/form/input/AreaInput.tsx'
import { ColourInput } from '#src/kit/form/input/ColourInput.tsx'
import { Input } from '#src/kit/form/input/Input.tsx'
import { MoneyInput } from '#src/kit/form/input/MoneyInput.tsx'
import { PersonContext, type Person } from '#src/kit/base/person/personContext.ts'
import { ShowPage } from '#src/kit/page/record/ShowPage.tsx'
import { editor } from '#tests/support/fakeBackEnd.ts'
import { open, rows } from './kitScreen.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const at = '/brandDB/brand/b1'
const hongKong = { user: editor, site: { ...editor.sites[1], currency: 'HKD', area_unit_secondary: 'sqft' } }
const saved = (asked: { call: string; params: Record<string, unknown> }[]) =>
  asked.find(({ call }) => call === 'update')?.params['data']

describe('Figures as text', () => {
  it.each([
    ['1234567.50', '1,234,567.50'],
    ['-1234', '-1,234'],
    ['123', '123'],
    ['0.0001234', '0.0001234'],
    ['1e21', '1e21'],
    ['12abc', '12abc'],
  ])('%s has its thousands separated, and all its digits: %s', (text, shown) => {
    expect(grouped(text)).toBe(shown)
  })
})

describe('A number', () => {
  it('is separated by thousands when one leaves it, and takes what is typed into its middle', async () => {
    const data = rows()
    Object.assign(data['brand']?.[0] ?? {}, { store_count: 1234567.891 })
    const Screen = () => (
      <EditPage>
        <FigureInput source="store_count" />
      </EditPage>
    )
    const { user } = await open({ at, screens: { edit: Screen }, data })
    const input = await screen.findByLabelText('Store count')
    expect(input).toHaveProperty('value', '1,234,567.891')
    await user.type(input, '5', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    await user.tab()
    expect(input).toHaveProperty('value', '15,234,567.891')
    await user.type(input, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    await user.tab()
    expect(input).toHaveProperty('value', '15,234,567.891')
    await user.type(input, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await user.tab()
    expect(input).toHaveProperty('value', '1,234,567.891')
    await user.clear(input)
    await user.type(input, '98765.4321')
    await user.tab()
    expect(input).toHaveProperty('value', '98,765.4321')
  })

  it('is not separated where it is a year', async () => {
    const data = rows()
    Object.assign(data['brand']?.[0] ?? {}, { founded_year: 1990 })
    const Screen = () => (
      <EditPage>
        <Input source="founded_year" />
      </EditPage>
    )
    await open({ at, screens: { edit: Screen }, data })
    expect(await screen.findByLabelText('Founded year')).toHaveProperty('value', '1990')
  })

  it('is a percentage of a fraction, with the bounds said as one types them', async () => {
    const Screen = () => (
      <EditPage>
        <FigureInput source="price_band" unit="%" shift={2} />
      </EditPage>
    )
    const data = rows()
    Object.assign(data['brand']?.[0] ?? {}, { price_band: 2 })
    const { user, asked } = await open({ at, screens: { edit: Screen }, data })
    const input = await screen.findByLabelText('Price band')
    expect(input).toHaveProperty('value', '200')
    screen.getByText('%')
    await user.clear(input)
    await user.type(input, '700')
    await user.tab()
    await screen.findByText('Enter 500 or less')
    await user.clear(input)
    await user.type(input, '300')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved(asked)).toEqual({ price_band: 3 }))
  })

  it('is money or an area in the units of the site', async () => {
    const Screen = () => (
      <PersonContext value={hongKong as unknown as Person}>
        <EditPage>
          <MoneyInput source="price_band" />
          <AreaInput source="founded_year" />
        </EditPage>
      </PersonContext>
    )
    const { user } = await open({ at, screens: { edit: Screen } })
    const money = await screen.findByLabelText('Price band')
    const unit = screen.getByText('HKD')
    expect(money.getAttribute('aria-describedby')).toContain(unit.id)
    const area = screen.getByLabelText('Founded year')
    expect(screen.queryByText(/ft²/)).toBeNull()
    await user.type(area, '100')
    screen.getByText('= 1,076.39 ft²')
  })
})

describe('A colour', () => {
  it('is typed or picked, and refused when it is none', async () => {
    const Screen = () => (
      <EditPage>
        <ColourInput source="website" />
      </EditPage>
    )
    const { user, asked } = await open({ at, screens: { edit: Screen } })
    const picker = await screen.findByLabelText('Website: Pick a colour')
    fireEvent.change(picker, { target: { value: '#0f6b6b' } })
    const text = screen.getByLabelText('Website')
    expect(text).toHaveProperty('value', '#0f6b6b')
    // The field of a brand takes web addresses: what does not fit the contract is said.
    await user.click(text)
    await user.tab()
    await screen.findByText(/^Enter a web address/)
    expect(saved(asked)).toBeUndefined()
  })
})

describe('A short scale', () => {
  it('is chosen by name, kept as a number, and shown as a chip', async () => {
    const Scale = () => (
      <EditPage>
        <Input source="price_band" />
      </EditPage>
    )
    const Shown = () => <ShowPage facts={[{ source: 'price_band', statusColors: { 5: 'red' } }]}>-</ShowPage>
    const { user, asked } = await open({ at: '/brandDB/brand/b2', screens: { edit: Scale, show: Shown } })
    const band = await screen.findByRole('combobox', { name: 'Price band' })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '-',
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    await user.selectOptions(band, '3')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved(asked)).toEqual({ price_band: 3 }))
    // The options of the form are texts as well, until the page is there.
    const chip = await screen.findByText('5', { selector: '[data-tone]' })
    expect(chip.dataset['tone']).toBe('red')
  })
})
