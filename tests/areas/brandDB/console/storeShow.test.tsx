import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '#tests/support/fakeBackEnd.ts'
import { backEndOf, openStore, unit } from './storeStage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const gone = unit('L2-115', { is_merge: true, effective_to: '2026-02-28' })
const became = unit('L2-118')
const lineage = {
  today: '2026-11-15',
  nodes: [gone, became],
  edges: [
    { parent_id: 'L2-115', child_id: 'L2-118', kind: 'merge', effective_date: '2026-03-01', area_share: 0.3 },
  ],
}

describe('the page of a unit', () => {
  it('of one that was merged away says so, leads to what it became, and offers no change', async () => {
    backEndOf([gone, became], {
      'GET /store/lineage': lineage,
      'GET /bd/store/verify_pa': { result: false, reason: 'is_merge', permits: [] },
    })
    const { user, router } = await openStore('/brandDB/store/L2-115/show', 'branddb.store.edit')
    const banner = await screen.findByRole('region', { name: 'Later units' })
    await within(banner).findByText(/Merged into/)
    await screen.findByText("You can't edit this unit: it was merged")
    const edit = screen.getByRole('button', { name: 'Edit' })
    expect(edit.getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Split' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Change area' })).toBeNull()
    await user.click(within(banner).getByRole('link', { name: 'L2-118' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/brandDB/store/L2-118/show'))
  })

  it('tells why one cannot divide it, where the unit is not in the own list', async () => {
    backEndOf([became], {
      'GET /bd/store/verify_pa': { result: false, reason: 'not_owner', permits: [] },
    })
    await openStore('/brandDB/store/L2-118/show')
    const why = "You can't edit this unit: it isn't assigned to you"
    await screen.findByText(why)
    const divide = await screen.findByRole('button', { name: 'Split', description: why })
    expect(divide.getAttribute('aria-disabled')).toBe('true')
    screen.getByText('Patrick')
  })

  it('takes a merge back after asking, and says where that is too late', async () => {
    const backEnd = backEndOf([gone, became], {
      'GET /store/lineage': lineage,
      'POST /store/restore': () => refusal(4093, 'in use', { references: { tenant_ship: 1 } }),
    })
    const { user, router } = await openStore('/brandDB/store/L2-118/show')
    expect((await screen.findByText(/^Merged from/)).textContent).toBe('Merged from L2-115 from 2026/3/1')
    await user.click(await screen.findByRole('button', { name: 'Undo the merge' }))
    const question = within(screen.getByRole('dialog', { name: 'Undo the merge?' }))
    question.getByText(/^L2-118 will be removed, and L2-115 can be used again/)
    await user.click(question.getByRole('button', { name: 'Undo the merge' }))
    await question.findByText(/something already refers to the new units/)
    backEnd.answers['POST /store/restore'] = { parents: [], removed: ['L2-118'] }
    await user.click(question.getByRole('button', { name: 'Undo the merge' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/brandDB/store/L2-115/show'))
  })

  it('stores another area with the day from which it holds', async () => {
    const { asked, answers } = backEndOf([became], {
      'PUT /bdstore': () => refusal(4004, 'no', { fields: { from: 'before_change' } }),
    })
    const { user } = await openStore('/brandDB/store/L2-118/show', 'branddb.store.edit')
    await user.click(await screen.findByRole('button', { name: 'Change area' }))
    const dialog = within(screen.getByRole('dialog'))
    const area = dialog.getByRole('textbox', { name: /^Area in m²/ })
    await user.clear(area)
    await user.type(area, '98.5')
    await user.click(dialog.getByRole('button', { name: 'Save the new area' }))
    await dialog.findByText('Choose a day after the area last changed')
    answers['PUT /bdstore'] = became
    await user.click(dialog.getByRole('button', { name: 'Save the new area' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      action: 'resize',
      area: 98.5,
      from: '2026-11-15',
    })
  })
})

describe('the outline of a unit', () => {
  it('is drawn by figures as well as by clicks, and has three corners at least', async () => {
    const { asked } = backEndOf([became], { 'PUT /bdstore': became })
    const { user } = await openStore('/brandDB/store/L2-118', 'branddb.store.edit')
    const add = await screen.findByRole('button', { name: 'Add a corner' })
    await user.click(add)
    const across = screen.getByRole('textbox', { name: 'Corner 1, % from the left' })
    await user.clear(across)
    await user.type(across, '10')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getAllByText('An outline needs at least three corners').length).toBeGreaterThan(0),
    )
    await user.click(add)
    await user.click(add)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true))
    const body = asked.find(({ method }) => method === 'PUT')?.body
    expect(body).toMatchObject({
      plan_polygon: [
        [0.1, 0.5],
        [0.1, 0.5],
        [0.1, 0.5],
      ],
    })
  })
})
