// @runs own window
import { expect, it, vi } from 'vitest'
import type { AnswersTarget } from '#src/kit/form/answers/sendAnswers.ts'

// There is no IndexedDB in this environment.
const device = vi.hoisted(() => new Map<string, { answers: object; target: AnswersTarget }>())
vi.mock('idb', () => ({
  openDB: async () => ({
    getAllKeys: async () => [...device.keys()],
    get: async (_: string, key: string) => device.get(key),
  }),
}))
const { keptTargets } = await import('#src/kit/form/answers/answerStore.ts')

const honest: AnswersTarget = {
  site: '1',
  method: 'PUT',
  path: '/ts/daily/scoring',
  query: {},
  body: {},
  list: ['items', 'item_id'],
  noun: 'scoring_report',
}

it.each<[string, Partial<Record<keyof AnswersTarget, unknown>>]>([
  ['to another site', { site: '2' }],
  ['to no site', { site: null }],
  ['to another server', { path: 'https://evil.example/collect' }],
  ['to the server of an address without a protocol', { path: '//evil.example/collect' }],
  ['to the same with a backslash', { path: '/\\evil.example/collect' }],
  ['out of the API', { path: '/../../x' }],
  ['to a call with a query of its own', { path: '/brand?cond={}' }],
  ['to remove something', { method: 'DELETE' }],
])('answers whose storage was altered to lead %s are not sent', async (_, altered) => {
  device.clear()
  device.set('ann/1/scoring/r1', { answers: {}, target: honest })
  device.set('ann/1/scoring/r2', { answers: {}, target: { ...honest, ...altered } as AnswersTarget })
  device.set('bob/1/scoring/r3', { answers: {}, target: honest })
  expect([...(await keptTargets('ann/1/')).keys()]).toEqual(['ann/1/scoring/r1'])
})
