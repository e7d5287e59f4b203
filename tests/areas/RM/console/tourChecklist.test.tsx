import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { errcodes } from '#contract/reply.ts'
import { isRecord } from '#contract/isRecord.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import { HttpError, type HttpRequest } from '#src/providers/http.ts'
import { ShopChecklist } from '#src/resources/RM/tourResult/ShopChecklist.tsx'
import { textsOf } from '#tests/support/textsOf.ts'
import { answering, stage } from '#tests/console/stage.tsx'

const words = await textsOf('RM')

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

/** A point of a checklist for all shops, which is called as its code in English. */
const point = (item: string, more: object = {}) => ({
  item,
  name: '项目',
  name_tc: null,
  name_en: item,
  category: 'cleanliness',
  needs_photo: true,
  needs_remark: false,
  department: null,
  assignee_id: null,
  attachs: [],
  store_ids: null,
  ...more,
})
const checklist = [
  point('Floor'),
  point('Lights', { category: 'lighting_signage', needs_remark: true }),
  point('Kitchen', { store_ids: ['s2'] }),
]
const tour = { _id: 't1', site: '2', status: 'in_progress', store_ids: ['s1', 's2'], checklist }

/** A back end with a tour under way, which keeps the points that are checked. */
function backEnd({ isBroken = false }) {
  const state: { isBroken: boolean; theirs?: object | undefined } = { isBroken }
  const sent: string[] = []
  const results: { _id: string; store_id: string; items: object[] }[] = []
  const answer = ({ method, path, body }: HttpRequest): unknown => {
    if (path === '/tour/t1') return tour
    if (path === '/upload' && body instanceof FormData) {
      sent.push(`upload for ${String(body.get('biz_type'))}`)
      return {
        uid: 'photo',
        name: 'a.png',
        mime: 'image/png',
        url: '/a',
        thumbUrl: '/a',
        size: 1,
        sha256: '',
      }
    }
    if (path === '/TourResult' && method === 'POST') {
      sent.push('create')
      results.push({ _id: 'r1', store_id: 's1', items: [] })
      return results[0]
    }
    if (path === '/TourResult' && method === 'PUT' && isRecord(body)) {
      const { action: _, ...point } = body
      sent.push(JSON.stringify(body))
      if (state.theirs)
        throw new HttpError('Changed meanwhile', { errcode: errcodes.stale, data: { current: state.theirs } })
      results[0]?.items.push({ remark: null, attachs: [], ...point })
      return results[0]
    }
    if (path === '/TourResult' && state.isBroken) throw new Error('The results cannot be read')
    return { list: path === '/TourResult' ? results : [], total: results.length }
  }
  return { state, sent, http: answering(answer) }
}

async function show(given: { isBroken?: boolean } = {}) {
  const { state, sent, http } = backEnd(given)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await stage({
    at: '/RM/tour/t1/check/s1',
    pages: { '/RM/tour/:tour/check/:store': <ShopChecklist /> },
    resources: { 'RM/tourResult/list': tourResult },
    words,
    http,
    queryClient,
  })
  return { state, sent }
}

async function open() {
  const { state, sent } = await show()
  const points = await screen.findByRole('list', { name: 'Checklist' })
  const press = (point: string, result: string) =>
    userEvent.click(
      within(within(points).getByRole('group', { name: point })).getByRole('button', { name: result }),
    )
  return { state, sent, press, points }
}

it('a point is saved with one press; the first begins the result of the shop', async () => {
  const { sent, press } = await open()
  await press('Floor', 'Pass')
  await screen.findByText('1 of 2 points')
  await press('Lights', 'N/A')
  await screen.findByText('2 of 2 points')
  expect(sent).toEqual([
    'create',
    '{"action":"check","attachs":[],"raise":false,"item":"Floor","result":"pass","point_rev":0}',
    '{"action":"check","attachs":[],"raise":false,"item":"Lights","result":"na","point_rev":0}',
  ])
})

it('a second press while a point is being saved does nothing, and the focus stays', async () => {
  const { sent, points } = await open()
  const button = (name: string) =>
    within(within(points).getByRole('group', { name: 'Floor' })).getByRole('button', { name })
  button('Pass').focus()
  fireEvent.click(button('Pass'))
  fireEvent.click(button('N/A'))
  await screen.findByText('1 of 2 points')
  await waitFor(() => expect(button('Pass').getAttribute('aria-disabled')).toBe('false'))
  expect(document.activeElement).toBe(button('Pass'))
  expect(sent).toEqual([
    'create',
    '{"action":"check","attachs":[],"raise":false,"item":"Floor","result":"pass","point_rev":0}',
  ])
})

it('results that cannot be read are reported, and read again when the user tries again', async () => {
  const { state } = await show({ isBroken: true })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  state.isBroken = false
  await userEvent.click(retry)
  expect(await screen.findByRole('list', { name: 'Checklist' })).toBeTruthy()
})

it('a point that needs a remark is not saved without one', async () => {
  const { sent, press, points } = await open()
  expect(within(points).queryByRole('group', { name: 'Kitchen' })).toBeNull()
  await press('Lights', 'Fail')
  const dialog = await screen.findByRole('dialog')
  const before = sent.length
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  const remark = within(dialog).getByRole('textbox', { name: /^Remark/ })
  await waitFor(() => expect(remark.getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toHaveLength(before)
})

it('a failed point takes a photo for the result and becomes an issue of its category', async () => {
  const { sent, press } = await open()
  await press('Lights', 'Fail')
  const dialog = await screen.findByRole('dialog')
  const chooser = await waitFor(() => {
    const found = dialog.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no chooser')
    return found
  })
  fireEvent.change(chooser, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } })
  await waitFor(() => expect(sent).toContain('upload for tour_result'))
  await within(dialog).findByRole('button', { name: /Remove/ })
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Remark/ }), 'Dark')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(JSON.parse(sent.at(-1) ?? '')).toEqual({
    action: 'check',
    item: 'Lights',
    result: 'fail',
    category: 'lighting_signage',
    remark: 'Dark',
    attachs: ['photo'],
    raise: true,
    point_rev: 0,
  })
})

describe('a point that a colleague has checked since', () => {
  const theirs = {
    item: 'Floor',
    result: 'fail',
    remark: 'Wet',
    attachs: [],
    rev: 4,
    updated_by: 'u2',
    updated_at: 1794711600,
  }

  it.each([
    ['Keep mine: Pass', [4]],
    ['Take theirs: Fail · Wet', []],
  ])('is not overwritten unseen: %s', async (choice, sentThen) => {
    const { state, sent, press, points } = await open()
    state.theirs = theirs
    await press('Floor', 'Pass')
    const told = await within(points).findByRole('alert')
    expect(told.textContent).toMatch(/Changed by .*2026/)
    state.theirs = undefined
    const before = sent.length
    await userEvent.click(within(told).getByRole('button', { name: choice }))
    await waitFor(() => expect(within(points).queryByRole('alert')).toBeNull())
    const revs = () => sent.slice(before).map((one) => JSON.parse(one).point_rev)
    await waitFor(() => expect(revs()).toEqual(sentThen))
  })

  it('says so in the dialog of a failed point, and saves over what was read', async () => {
    const { state, sent, press } = await open()
    await press('Lights', 'Fail')
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Remark/ }), 'Dark')
    state.theirs = { ...theirs, item: 'Lights', result: 'pass', remark: null }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(dialog).findByText(/Pass/)
    state.theirs = undefined
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({ item: 'Lights', result: 'fail', point_rev: 4 })
  })
})
