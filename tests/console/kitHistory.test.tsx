import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { History, HistoryAction } from '#src/kit/page/record/History.tsx'
import { ShowPage } from '#src/kit/page/record/ShowPage.tsx'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { createCalls } from '#src/providers/calls.ts'
import { HttpError } from '#src/providers/http.ts'
import type { HttpRequest } from '#src/providers/http.ts'
import { open } from './kitScreen.tsx'

afterEach(cleanup)

// 2026-01-05 00:30 at the sites.
const at = 1767544200
const change = (number: number) => ({
  _id: `h${number}`,
  at: at - number * 3600,
  user_id: number === 1 ? null : 'u7',
  action: 'update',
  diff: { price_band: { from: number, to: number + 1 } },
})
const created = { _id: 'first', at: at - 1e6, user_id: 'u7', action: 'create', diff: null }

/** A brand's page over a back end that answers the history so. */
async function show(answer: (range: string) => unknown) {
  const asked: HttpRequest[] = []
  const send = async (request: HttpRequest) => {
    asked.push(request)
    return { data: await answer(String(request.query?.['range'])), token: null }
  }
  const http = { send, exchange: async () => Promise.reject(new Error('no file')) }
  const calls = createCalls({ http, site: () => '1', notify: () => undefined, onSignedOut: () => undefined })
  const Page = () => (
    <CallsContext value={calls}>
      <ShowPage actions={<HistoryAction />}>
        <History />
      </ShowPage>
    </CallsContext>
  )
  const { user } = await open({ at: '/brandDB/brand/b1/show', screens: { show: Page } })
  return { user, asked }
}

describe('The history of a record', () => {
  it('tells who changed what and when, and opens each change to its difference', async () => {
    const { user, asked } = await show(() => ({ list: [change(0), change(1), created], total: 3 }))
    const list = await screen.findByRole('list', { name: 'History' })
    expect(asked[0]).toMatchObject({ path: '/bdbrand/b1/history' })
    const [latest, second, first] = [...list.children]
    expect(latest?.textContent).toBe('Changed Price bandu72026/1/5 00:30')
    expect(second?.textContent).toContain('the system')
    expect(first?.textContent).toContain('Created')
    expect(within(list).queryByText('Before')).toBeNull()
    await user.click(within(list).getAllByText('Changed')[0] ?? list)
    expect((await within(list).findByText('Before')).parentElement?.textContent).toBe('Before0')
    expect(within(list).getByText('After').parentElement?.textContent).toBe('After1')
  })

  it('shows earlier changes when asked to', async () => {
    const pages: Record<string, unknown[]> = {
      '0-19': Array.from({ length: 20 }, (_, number) => change(number + 2)),
      '20-39': [created],
    }
    const { user } = await show((range) => ({ list: pages[range], total: 21 }))
    const list = await screen.findByRole('list', { name: 'History' })
    expect(list.children).toHaveLength(20)
    await user.click(screen.getByRole('button', { name: 'Show earlier changes' }))
    await waitFor(() => expect(list.children).toHaveLength(21))
    expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull()
  })

  it('opens beside the record from its header, and closes by keyboard', async () => {
    const { user } = await show(() => ({ list: [created], total: 1 }))
    await user.click(await screen.findByRole('button', { name: 'History' }))
    const drawer = await screen.findByRole('dialog', { name: 'History' })
    within(drawer).getByText('Created')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says so when nothing has been changed', async () => {
    await show(() => ({ list: [], total: 0 }))
    expect(await screen.findByText('Nothing has been changed so far')).toBeDefined()
  })

  it('says what failed, and tries again', async () => {
    let tries = 0
    const { user } = await show(() => {
      tries += 1
      if (tries === 1) throw new HttpError('The log is away', { status: 500 })
      return { list: [created], total: 1 }
    })
    await screen.findByText(/The log is away/)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Created')).toBeDefined()
  })

  it.each([
    ['has no such call', () => Promise.reject(new HttpError('', { status: 404, isNetwork: true }))],
    ['has not built it', () => Promise.reject(new HttpError('', { status: 200, errcode: 5003 }))],
    ['answers something else', () => ({})],
  ])('is not there at all where the back end %s', async (_, answer) => {
    const { asked } = await show(answer)
    await screen.findByRole('heading', { name: 'Cloud Garden' })
    await waitFor(() => expect(asked).toHaveLength(1))
    await new Promise((done) => {
      setTimeout(done, 50)
    })
    expect(screen.queryByText('History')).toBeNull()
  })
})
