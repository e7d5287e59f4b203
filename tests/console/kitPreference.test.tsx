import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'react-admin'
import type { Store } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { usePreference } from '#src/kit/base/preference/usePreference.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { createCalls } from '#src/providers/calls.ts'
import { HttpError, type HttpRequest } from '#src/providers/http.ts'
import { createStore } from '#src/providers/store.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** A back end that keeps preferences, or has no such call. */
function backEnd(kept: Record<string, unknown> = {}, isAbsent = false, ready = Promise.resolve()) {
  const asked: HttpRequest[] = []
  const told: string[] = []
  const send = async (request: HttpRequest) => {
    asked.push(request)
    await ready
    if (isAbsent) throw new HttpError('Sorry, network error', { status: 404, isNetwork: true })
    if (request.method === 'GET') {
      const list = Object.entries(kept).map(([key, value]) => ({ key, value }))
      return { data: { list, total: list.length }, token: null }
    }
    const { key, value } = request.body as { key: string; value: unknown }
    if (value === null) delete kept[key]
    else kept[key] = value
    return { data: { key, value }, token: null }
  }
  const calls = createCalls({
    http: { send, exchange: () => Promise.reject(new Error('nothing to fetch')) },
    site: () => null,
    notify: (message) => told.push(message),
    onSignedOut: () => undefined,
  })
  return { calls, asked, told, kept }
}

function Colour() {
  const [colour, choose] = usePreference('test.colour', 'grey')
  return (
    <>
      <output>{colour}</output>
      <button onClick={() => choose('red')}>Red</button>
      <button onClick={() => choose('blue')}>Blue</button>
      <button onClick={() => choose(null)}>None</button>
    </>
  )
}

function visit(
  { calls }: ReturnType<typeof backEnd>,
  store: Store = createStore({ site: () => null, userId: () => 'u1' }),
) {
  const page = (
    <CoreAdminContext store={store}>
      <CallsContext value={calls}>
        <Colour />
        <Colour />
      </CallsContext>
    </CoreAdminContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  return { user: userEvent.setup(), store }
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getAllByRole('button', { name })[0] ?? document.body)

describe('A preference', () => {
  it('comes from the back end, asked once, and changes wherever it shows', async () => {
    const there = backEnd({ 'test.colour': 'green' })
    const { user } = visit(there)
    await waitFor(() => expect(shown()).toEqual(['green', 'green']))
    await press(user, 'Red')
    await waitFor(() => expect(shown()).toEqual(['red', 'red']))
    await waitFor(() => expect(there.kept).toEqual({ 'test.colour': 'red' }))
    expect(there.asked.filter(({ method }) => method === 'GET')).toHaveLength(1)
  })

  it('is sent once for several changes in a row, the last of them, and forgotten by null', async () => {
    const there = backEnd()
    const { user } = visit(there)
    await waitFor(() => expect(there.asked).toHaveLength(1))
    await press(user, 'Red')
    await press(user, 'Blue')
    await waitFor(() => expect(there.kept).toEqual({ 'test.colour': 'blue' }))
    expect(there.asked.filter(({ method }) => method === 'PUT')).toHaveLength(1)
    await press(user, 'None')
    await waitFor(() => expect(shown()).toEqual(['grey', 'grey']))
    await waitFor(() => expect(there.kept).toEqual({}))
  })

  it('is there at once on the next visit, and gone when it was forgotten on another device', async () => {
    const there = backEnd({ 'test.colour': 'green' })
    const { store } = visit(there)
    await waitFor(() => expect(shown()).toEqual(['green', 'green']))
    cleanup()
    let answer: () => void = () => undefined
    const elsewhere = backEnd({}, false, new Promise<void>((resolve) => (answer = resolve)))
    visit(elsewhere, store)
    await screen.findAllByRole('status')
    expect(shown()).toEqual(['green', 'green'])
    answer()
    await waitFor(() => expect(shown()).toEqual(['grey', 'grey']))
  })

  it('stays in this browser where the back end keeps none, which is asked once and nobody is told of', async () => {
    const bare = backEnd({}, true)
    const { user, store } = visit(bare)
    await waitFor(() => expect(bare.asked).toHaveLength(1))
    await press(user, 'Red')
    await waitFor(() => expect(shown()).toEqual(['red', 'red']))
    await new Promise((resolve) => setTimeout(resolve, 800))
    expect(bare.asked).toHaveLength(1)
    expect(bare.told).toEqual([])
    cleanup()
    // The next one keeps them, and learns what it missed.
    const there = backEnd({ 'test.colour': 'green' })
    visit(there, store)
    await waitFor(() => expect(there.kept).toEqual({ 'test.colour': 'red' }))
    expect(shown()).toEqual(['red', 'red'])
  })
})
