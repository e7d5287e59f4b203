import { afterEach, expect, it, vi } from 'vitest'
import { markRead } from '#src/layout/readNotifications.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createHttp } from '#src/providers/http.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

afterEach(() => vi.unstubAllGlobals())

it('marking all as read names each of them, as a back end that counts wide changes wants it', async () => {
  const unread = Array.from({ length: 25 }, (_, i) => ({ _id: `n${i}` }))
  const { asked } = fakeBackEnd({
    'GET /notification': { list: unread, total: 25 },
    'PUT /notification': { list: unread, total: 25 },
  })
  const http = createHttp({ token: () => 't1', locale: () => 'en_US' })
  const notify = vi.fn()
  await markRead(createCalls({ http, site: () => '2', notify, onSignedOut: vi.fn() }).send)
  expect(JSON.parse(asked.at(-1)?.query['cond'] ?? '')).toEqual({
    read_at: null,
    _id: { $in: unread.map(({ _id }) => _id) },
  })
  expect(notify).not.toHaveBeenCalled()
})
