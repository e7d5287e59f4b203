import { expect, it } from 'vitest'
import { ApiError } from '#contract/reply.ts'
import { checkEach } from '#server/engine/checkEach.ts'
import { storeGood } from '#server/engine/storeGood.ts'

const rows = Array.from({ length: 400 }, (_, at) => at)
const names = { of: 'row', keyOf: (row: number) => String(row) }
const isWrong = (row: number): boolean => row % 3 === 0

const storing = (of: string, attempts: number[]) => async (run: readonly number[]) => {
  attempts.push(run.length)
  checkEach(run, { of, keyOf: String }, (row) => {
    if (isWrong(row)) throw new ApiError('validation.failed')
  })
}

it('storing needs one attempt more for wrong rows that a refusal names, however many they are', async () => {
  const attempts: number[] = []
  const outcomes = await storeGood([rows], storing('row', attempts), { names })
  expect(attempts).toEqual([400, 266])
  expect(rows.filter((row) => outcomes.get(row))).toEqual(rows.filter(isWrong))
})

it('storing finds wrong rows by halving where something else was refused', async () => {
  const attempts: number[] = []
  const outcomes = await storeGood([rows], storing('another', attempts), { names })
  expect(attempts.length).toBeGreaterThan(100)
  expect(rows.filter((row) => outcomes.get(row))).toEqual(rows.filter(isWrong))
})

it('storing tells what came of the first rows, without gaps, when there is no more time', async () => {
  const outcomes = await storeGood([rows.slice(0, 10), rows.slice(10)], storing('row', []), {
    names,
    isOver: () => true,
  })
  expect([...outcomes.keys()].toSorted((a, b) => a - b)).toEqual(rows.slice(0, 10))
})
