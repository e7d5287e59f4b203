// @runs embedded only
import { expect, it } from 'vitest'
import { newId } from '#server/base/newId.ts'

it('new ids are each once, of 20 letters, in the order in which they are made', () => {
  const ids = Array.from({ length: 50_000 }, newId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[0-9a-hjkmnp-tv-z]{20}$/.test(id))).toBe(true)
  expect(ids.toSorted()).toEqual(ids)
})
