import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { RaRecord } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { isRecord } from '#contract/isRecord.ts'
import { choice, text } from '#contract/fields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { resource } from '#contract/resource.ts'
import { Board } from '#src/kit/page/board/Board.tsx'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import { Table } from '#src/kit/table/Table.tsx'
import { fakeBackEnd, refusal, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'
import { stage } from './stage.tsx'

const permit = resource({
  name: 'permit',
  path: '/permit',
  fields: {
    name: text({ required: true }),
    state: choice(['requested', 'granted', 'refused'], { assigned: true, writable: 'never' }),
  },
  can: { view: signedIn },
  lifecycle: lifecycle({
    field: 'state',
    initial: 'requested',
    steps: {
      grant: { from: ['requested'], to: 'granted', can: signedIn },
      refuse: {
        from: ['requested', 'granted'],
        to: 'refused',
        can: signedIn,
        takes: { reason: text({ required: true, max: 20 }) },
      },
    },
  }),
})
const words = {
  resources: {
    permit: {
      name: 'Permit |||| Permits',
      fields: { state: 'State' },
      choices: { state: { requested: 'Requested', granted: 'Granted', refused: 'Refused' } },
      steps: {
        grant: { label: 'Grant', question: 'Grant it?', done: 'It is granted' },
        refuse: { label: 'Refuse', question: 'Refuse it?', done: 'Refused', fields: { reason: 'Reason' } },
      },
    },
  },
}
const card = (record: RaRecord) => `Card of ${record['name']}`
const List = () => (
  <ListPage board={<Board source="state" card={card} />}>
    <Table columns={[{ source: 'name' }]} />
  </ListPage>
)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The list of permits, whose states are kept in `states`, over a back end without counters. */
async function open(
  at: string,
  states: Record<string, string>,
  steps: object = { grant: true, refuse: true },
  isBrokenAtFirst = false,
) {
  const listed = ({ query }: ReceivedRequest) => {
    const cond = JSON.parse(query['cond'] ?? '{}')
    const [first, last] = (query['range'] ?? '0-19').split('-').map(Number)
    if (first && isBroken.now) return refusal(5000, 'Too busy')
    const list = Object.entries(states)
      .filter(([, state]) => [cond, ...(cond.$and ?? [])].every((part) => matches(part.state, state)))
      .map(([_id, state]) => ({ _id, name: _id, state, rev: 1 }))
    return { list: list.slice(first, Number(last) + 1), total: list.length }
  }
  // Whether further pages of a lane fail.
  const isBroken = { now: isBrokenAtFirst }
  const back = fakeBackEnd({
    'GET /permit': listed,
    'GET /permit/P1/steps': steps,
    'PUT /permit': ({ body }) => {
      states['P1'] = (body as { action: string }).action === 'grant' ? 'granted' : 'refused'
      return { _id: 'P1', name: 'P1', state: states['P1'], rev: 2 }
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screens = { permit: { list: List, show: List } }
  const { user, router } = await stage({ at, resources: { permit }, screens, texts: words, queryClient })
  const sent = () => back.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  const further = () => back.asked.filter(({ query }) => query['range'] === '20-39').length
  return { user, sent, router, isBroken, further }
}
const matches = (condition: unknown, state: string): boolean => {
  if (condition === undefined) return true
  if (!isRecord(condition)) return [condition].flat().includes(state)
  return Array.isArray(condition['$nin']) ? !condition['$nin'].includes(state) : false
}

/** Everything is on screen. */
class AlwaysInView {
  readonly #callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback
  }
  observe() {
    const entry = { isIntersecting: true } as IntersectionObserverEntry
    this.#callback([entry], this as unknown as IntersectionObserver)
  }
  disconnect() {}
}

const laneOf = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the board of a list', () => {
  it('has a lane for each state, with its cards and their number', async () => {
    await open('/permit?display=board', { P1: 'requested', P2: 'requested', P3: 'granted' })
    const requested = await laneOf('Requested: 2')
    const cards = await requested.findAllByRole('listitem')
    expect(cards.map(({ textContent }) => textContent)).toEqual(['P1Card of P1', 'P2Card of P2'])
    expect(await (await laneOf('Granted: 1')).findByText('Card of P3')).toBeTruthy()
    expect(await (await laneOf('Refused: 0')).findByText('Nothing here')).toBeTruthy()
  })

  it('shows the cards that match a condition on their state', async () => {
    const filter = encodeURIComponent(JSON.stringify({ state: { $nin: ['refused'] } }))
    await open(`/permit?display=board&filter=${filter}`, { P1: 'requested', P2: 'granted', P3: 'refused' })
    expect(await (await laneOf('Requested: 1')).findByText('Card of P1')).toBeTruthy()
    expect(await (await laneOf('Granted: 1')).findByText('Card of P2')).toBeTruthy()
    expect(await (await laneOf('Refused: 0')).findByText('Nothing here')).toBeTruthy()
  })

  it('says that further cards could not be loaded, and loads them when the user tries again', async () => {
    vi.stubGlobal('IntersectionObserver', AlwaysInView)
    const many = Array.from({ length: 25 }, (_, at) => [`P${at}`, 'requested'])
    const { user, isBroken, further } = await open(
      '/permit?display=board',
      Object.fromEntries(many),
      {},
      true,
    )
    const requested = await laneOf('Requested: 25')
    const retry = await requested.findByRole('button', { name: 'Try again' })
    expect(requested.getAllByRole('listitem')).toHaveLength(20)
    expect(further()).toBe(1)
    isBroken.now = false
    await user.click(retry)
    await waitFor(() => expect(requested.getAllByRole('listitem')).toHaveLength(25))
    expect(further()).toBe(2)
  })

  it('is chosen in the toolbar, which puts it into the address', async () => {
    const { user, router } = await open('/permit', { P1: 'requested' })
    await user.click(await screen.findByRole('button', { name: 'Show as a board' }))
    await laneOf('Requested: 1')
    expect(router.state.location.search).toContain('display=board')
    await user.click(screen.getByRole('button', { name: 'Show as a table' }))
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})

describe('a card', () => {
  it('goes to another lane with its menu', async () => {
    const { user, sent } = await open('/permit?display=board', { P1: 'requested' })
    await user.click(await screen.findByRole('button', { name: 'Move P1 to…' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Granted' }))
    expect(await (await laneOf('Granted: 1')).findByText('Card of P1')).toBeTruthy()
    expect(sent()).toEqual([{ action: 'grant' }])
  })

  it('goes aside with Alt and an arrow key, and keeps the focus', async () => {
    const { user, sent } = await open('/permit?display=board', { P1: 'requested' })
    const link = await screen.findByRole('link', { name: 'P1' })
    link.focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    const moved = await (await laneOf('Granted: 1')).findByRole('link', { name: 'P1' })
    await waitFor(() => expect(document.activeElement).toBe(moved))
    expect(sent()).toEqual([{ action: 'grant' }])
  })

  it('goes aside only to a lane that is shown', async () => {
    const filter = encodeURIComponent(JSON.stringify({ state: ['requested', 'refused'] }))
    const { user, sent } = await open(`/permit?display=board&filter=${filter}`, { P1: 'requested' })
    const link = await screen.findByRole('link', { name: 'P1' })
    link.focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await screen.findByRole('dialog', { name: 'Refuse it?' })
    expect(sent()).toEqual([])
  })

  it('does not make the browser go back or forward, and does not move while its menu is open', async () => {
    const { user, sent } = await open('/permit?display=board', { P1: 'requested' })
    const forward = { key: 'ArrowRight', altKey: true }
    await user.click(await screen.findByRole('button', { name: 'Move P1 to…' }))
    fireEvent.keyDown(await screen.findByRole('menuitem', { name: 'Granted' }), forward)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(sent()).toEqual([])
    const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('link', { name: 'P1' }), forward)
    expect(isLeftToBrowser).toBe(false)
    await laneOf('Granted: 1')
  })

  it('asks first where the step takes something', async () => {
    const { user, sent } = await open('/permit?display=board', { P1: 'granted' })
    await user.click(await screen.findByRole('button', { name: 'Move P1 to…' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Refused' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse it?' }))
    await user.type(dialog.getByRole('textbox'), 'Full')
    await user.click(dialog.getByRole('button', { name: 'Refuse' }))
    expect(await (await laneOf('Refused: 1')).findByText('Card of P1')).toBeTruthy()
    expect(sent()).toEqual([{ action: 'refuse', reason: 'Full' }])
  })

  it('stays where it is and says why if the server does not let the user move it', async () => {
    const steps = { grant: { errcode: 4030 }, refuse: { errcode: 4030 } }
    const { user, sent } = await open('/permit?display=board', { P1: 'requested' }, steps)
    await user.click(await screen.findByRole('button', { name: 'Move P1 to…' }))
    const item = await screen.findByRole('menuitem', {
      name: /^Granted\s*You don't have permission to do this/,
    })
    await user.click(item)
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(sent()).toEqual([])
  })
})
