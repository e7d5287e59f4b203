import { describe, expect, it } from 'vitest'
import { hasFailed, pointsOf, totalOf, type WeighedAnswer } from '#contract/RM_evaluate/scoreOf.ts'

const rules = { cap: 59.99, min_share: 0.5 }
const item = (weight: number, score: number | null, max_score = 10, is_critical = false): WeighedAnswer => ({
  weight,
  score,
  max_score,
  is_critical,
})

describe('the score so far', () => {
  it.each<[string, WeighedAnswer[], number | null]>([
    [
      'weights 40, 30, 30: 8 of 10, not applicable, 24 of 30',
      [item(40, 8), item(30, null), item(30, 24, 30)],
      80,
    ],
    ['nothing answered', [item(40, null), item(60, null)], null],
    ['less than half of the weights answered', [item(49, 10), item(51, null)], null],
    ['half of the weights answered', [item(50, 10), item(50, null)], 100],
    ['a third, rounded', [item(1, 1, 3)], 33.33],
    ['two thirds, rounded', [item(1, 2, 3)], 66.67],
    ['exactly a half of a hundredth, rounded up', [item(100, 5.0005)], 50.01],
    ['a critical item with no points', [item(90, 10), item(10, 0, 10, true)], 59.99],
    ['a critical item with no points in a bad report', [item(90, 2), item(10, 0, 10, true)], 18],
    ['a critical item that does not apply', [item(90, 10), item(10, null, 10, true)], 100],
    ['a scale of five', [item(50, 4, 5), item(50, 5, 5)], 90],
  ])('with %s', (_, answers, score) => {
    expect(totalOf(answers, rules)).toBe(score)
  })

  it('of a section has no conditions', () => {
    expect(pointsOf([item(1, 5), item(99, null)])).toBe(50)
    expect(pointsOf([item(1, 0, 10, true)])).toBe(0)
    expect(pointsOf([])).toBeNull()
    expect(hasFailed([item(1, 0), item(1, null, 10, true)])).toBe(false)
  })
})
