import { beforeEach, describe, expect, it } from 'vitest'
import { readFirstCalls, storeFirstCalls } from '#src/providers/firstCalls.ts'
import { createStore } from '#src/providers/store.ts'

const page = { userId: 'u1', site: '2' }
const calls = ['/api/v1/user/preference?site=2', '/api/v1/bdbrand?site=2&range=0-24']

beforeEach(() => localStorage.clear())

describe('the calls that a page begins with', () => {
  it('are known at the next visit of the same user, site and address, and only there', () => {
    storeFirstCalls(page, '#/brandDB/brand', calls)
    expect(readFirstCalls(page, '#/brandDB/brand')).toEqual(calls)
    expect(readFirstCalls(page, '#/brandDB/store')).toEqual([])
    expect(readFirstCalls({ ...page, userId: 'u2' }, '#/brandDB/brand')).toEqual([])
    expect(readFirstCalls({ ...page, site: '9' }, '#/brandDB/brand')).toEqual([])
  })

  it('are kept for the twelve addresses opened last', () => {
    for (let i = 1; i <= 13; i += 1) storeFirstCalls(page, `#/${i}`, calls)
    storeFirstCalls(page, '#/2', [])
    storeFirstCalls(page, '#/14', calls)
    const known = Array.from({ length: 14 }, (_, i) => `#/${i + 1}`).filter(
      (hash) => readFirstCalls(page, hash).length > 0,
    )
    expect(known).toEqual(Array.from({ length: 11 }, (_, i) => `#/${i + 4}`))
  })

  it('are forgotten when the user signs out', () => {
    storeFirstCalls(page, '#/brandDB/brand', calls)
    createStore({ site: () => '2', userId: () => 'u1' }).reset()
    expect({ ...localStorage }).toEqual({})
  })

  it.each(['', 'null', '[]', '{"#/x":"y"}', '{"#/x":[1]}', '{'])(
    'are none if what is stored is broken: %s',
    (stored) => {
      storeFirstCalls(page, '#/x', calls)
      const [key = ''] = Object.keys(localStorage)
      localStorage.setItem(key, stored)
      expect(readFirstCalls(page, '#/x')).toEqual([])
    },
  )
})
