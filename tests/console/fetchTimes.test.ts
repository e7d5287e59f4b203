import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { fetchTimes } from '#src/app/fetchTimes.ts'

it('a record counts as read when it was sent for or a save returned it, not when a list brings it or a save is awaited', async () => {
  const client = new QueryClient()
  const { readAt, stop } = fetchTimes(client)
  const queryKey = ['brandDB/brand', 'getOne', { id: 'b1' }]
  const found = () => {
    const query = client.getQueryCache().find({ queryKey })
    if (!query) throw new Error('no query')
    return readAt(query)
  }
  client.setQueryData(queryKey, { id: 'b1', rev: 1 })
  expect(found()).toBe(-Infinity)
  await client.fetchQuery({ queryKey, queryFn: async () => ({ id: 'b1', rev: 1, name: 'a' }) })
  const fetched = found()
  expect(fetched).toBeGreaterThan(0)
  client.setQueryData(queryKey, { id: 'b1', rev: 1, name: 'b' })
  expect(found()).toBe(fetched)
  await new Promise((resolve) => setTimeout(resolve, 5))
  client.setQueryData(queryKey, { id: 'b1', rev: 2, name: 'b' })
  expect(found()).toBeGreaterThan(fetched)
  stop()
})
