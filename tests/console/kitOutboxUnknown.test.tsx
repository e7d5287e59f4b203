// @runs own window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import type { OutboxEntry } from '#src/kit/form/outbox/outboxStore.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createHttp } from '#src/providers/http.ts'

// There is no IndexedDB in this environment.
const device = vi.hoisted(() => new Map<string, OutboxEntry>())
vi.mock('#src/kit/form/outbox/outboxStore.ts', () => ({
  onOutboxChange: () => () => undefined,
  readOutbox: async (user: string) => [...device.values()].filter((entry) => entry.user === user),
  changeEntry: async ({ id }: OutboxEntry, _: string[], part: Partial<OutboxEntry>) => {
    const entry = device.get(id)
    if (entry) device.set(id, { ...entry, ...part })
    return device.get(id)
  },
}))
const { useOutbox } = await import('#src/kit/form/outbox/useOutbox.ts')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('an entry for a form that the console does not have stays, says why, and is not sent, nor one of somebody else', async () => {
  const sent = vi.fn()
  vi.stubGlobal('fetch', sent)
  const entry: OutboxEntry = {
    id: 'e1',
    user: administrator.id,
    site: '99',
    resource: 'no_such_form',
    state: 'waiting',
    error: null,
    at: 1,
    values: {},
    files: [],
  }
  device.set('e1', entry)
  device.set('e2', { ...entry, id: 'e2', user: 'somebody else' })
  const http = createHttp({ token: () => 'token', locale: () => 'en_US' })
  const calls = createCalls({
    http,
    site: () => null,
    notify: () => undefined,
    onSignedOut: () => undefined,
  })
  renderHook(() => useOutbox(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        <SubjectContext value={administrator}>
          <CallsContext value={calls}>{children}</CallsContext>
        </SubjectContext>
      </QueryClientProvider>
    ),
  })
  await waitFor(() =>
    expect(device.get('e1')).toMatchObject({ state: 'refused', error: 'atrium.outbox.unknown' }),
  )
  expect(device.get('e2')).toMatchObject({ state: 'waiting' })
  expect(sent).not.toHaveBeenCalled()
})
