import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '#tests/support/fakeBackEnd.ts'
import { backEndOf, openStore, unit } from './storeStage.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const part = (place: number) => within(screen.getByRole('group', { name: `Part ${place}` }))
const areaOf = (place: number) => part(place).getByRole('textbox', { name: 'Area in m²' })
const restore = () => screen.findByRole('button', { name: 'Restore draft' })
const look = () => screen.getByRole('button', { name: /^Preview (split|merge)$/ })

describe('dividing a unit', () => {
  it('says while one types what is still to be given away, and goes on only when the areas add up', async () => {
    const { asked } = backEndOf([unit('L2-210')])
    const { user } = await openStore('/brandDB/store/L2-210/split')
    await screen.findByRole('heading', { level: 1, name: 'Split unit L2-210' })
    await user.type(areaOf(1), '60')
    await user.type(areaOf(2), '39')
    screen.getByText('1 m² left to allocate')
    await user.click(look())
    expect((await screen.findByRole('alert')).textContent).toBe('The areas total 99 m²; the unit has 100 m²')
    await user.clear(areaOf(2))
    await user.type(areaOf(2), '41')
    screen.getByText('1 m² too much')
    await user.clear(areaOf(2))
    await user.type(areaOf(2), '39.6')
    screen.getByText('A difference of up to 0.5 m² is accepted', { exact: false })
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('keeps what is typed through a reload, until it is done or the unit is another', async () => {
    const answers = { 'POST /store/split': { parents: [], children: [] } }
    backEndOf([unit('L2-210')], answers)
    const first = await openStore('/brandDB/store/L2-210/split')
    await screen.findByRole('heading', { level: 1 })
    await first.user.type(areaOf(1), '60')
    await first.user.type(areaOf(2), '40')
    await first.user.click(look())
    cleanup()

    const second = await openStore('/brandDB/store/L2-210/split')
    await second.user.click(await restore())
    await waitFor(() => expect(areaOf(2)).toHaveProperty('value', '40'))
    expect(areaOf(1)).toHaveProperty('value', '60')
    cleanup()

    backEndOf([unit('L2-210', { rev: 2 })], answers)
    await openStore('/brandDB/store/L2-210/split')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull()
    cleanup()

    backEndOf([unit('L2-210')], answers)
    const last = await openStore('/brandDB/store/L2-210/split')
    await last.user.click(await restore())
    await last.user.click(look())
    await last.user.click(screen.getByRole('button', { name: 'Split the unit' }))
    await waitFor(() => expect(last.router.state.location.pathname).toBe('/brandDB/store/L2-210/show'))
    cleanup()
    await openStore('/brandDB/store/L2-210/split')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull()
  })

  it('shows before and after, can be gone back from, and is sent once with the day and the parts', async () => {
    const { asked } = backEndOf([unit('L2-210')], { 'POST /store/split': { parents: [], children: [] } })
    const { user, router } = await openStore('/brandDB/store/L2-210/split')
    await screen.findByRole('heading', { level: 1 })
    await user.type(areaOf(1), '60')
    await user.type(areaOf(2), '30')
    await user.click(screen.getByRole('button', { name: 'Add a part' }))
    await user.type(areaOf(3), '10')
    await user.click(look())
    within(screen.getByRole('list', { name: 'Before' })).getByText('100 m²')
    within(screen.getByRole('list', { name: 'After' })).getByText('L2-210C')
    await user.click(screen.getByRole('button', { name: 'Back to the parts' }))
    await user.clear(part(3).getByRole('textbox', { name: 'Unit number' }))
    await user.click(look())
    expect(part(3).getByRole('textbox', { name: 'Unit number' }).getAttribute('aria-invalid')).toBe('true')
    await user.type(part(3).getByRole('textbox', { name: 'Unit number' }), 'L2-K1')
    await user.click(look())
    await user.dblClick(screen.getByRole('button', { name: 'Split the unit' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/brandDB/store/L2-210/show'))
    const sent = asked.filter(({ method }) => method === 'POST')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toEqual({
      store_id: 'L2-210',
      effective_date: '2026-11-15',
      parts: [
        { store_no: 'L2-210A', area: 60 },
        { store_no: 'L2-210B', area: 30 },
        { store_no: 'L2-K1', area: 10 },
      ],
    })
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  })

  it('puts what the server refuses at its field, and names the tenancies that stand in the way', async () => {
    const backEnd = backEndOf([unit('L2-210')], {
      'POST /store/split': () => refusal(4090, 'taken', { fields: { 'parts.1.store_no': 'duplicate' } }),
    })
    const { user } = await openStore('/brandDB/store/L2-210/split')
    await screen.findByRole('heading', { level: 1 })
    await user.type(areaOf(1), '60')
    await user.type(areaOf(2), '40')
    await user.click(look())
    await user.click(screen.getByRole('button', { name: 'Split the unit' }))
    await waitFor(() => part(2).getByText('Already in use; enter another'))
    backEnd.answers['POST /store/split'] = () =>
      refusal(4091, 'no', { reason: 'let', tenancies: [{ _id: 't1', trade_name: 'Corner Café' }] })
    await user.click(look())
    await user.click(screen.getByRole('button', { name: 'Split the unit' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Corner Café')
    backEnd.answers['POST /store/split'] = () =>
      refusal(4004, 'no', { fields: { effective_date: 'after_today' } })
    await user.click(look())
    await user.click(screen.getByRole('button', { name: 'Split the unit' }))
    await screen.findByText('Choose today or an earlier day')
  })
})

describe('merging units', () => {
  it('asks for one more of the floor, takes their sum as the area, and sends what was chosen', async () => {
    const units = [unit('L2-1'), unit('L2-2', { area: 50.5 }), unit('L2-3')]
    const { asked } = backEndOf(units, { 'POST /store/merge': { parents: [], children: [] } })
    const { user, router } = await openStore('/brandDB/store/L2-1/merge')
    await screen.findByRole('checkbox', { name: /L2-2/ })
    await user.click(look())
    screen.getByText('Choose at least one more unit')
    await user.click(screen.getByRole('checkbox', { name: /L2-2/ }))
    const area = screen.getByRole<HTMLInputElement>('textbox', { name: 'Area of the new unit in m²' })
    expect(area.value).toBe('150.5')
    await user.click(look())
    await user.click(screen.getByRole('button', { name: 'Merge the units' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/brandDB/store/L2-1/show'))
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      store_ids: ['L2-1', 'L2-2'],
      store_no: 'L2-1',
      area: 150.5,
      effective_date: '2026-11-15',
    })
  })
})
