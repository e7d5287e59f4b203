import { expect, it } from 'vitest'
import { sectionMeans } from '#src/resources/RM_evaluate/scoringResult/sectionMeans.ts'

it('a mean weighs the items of its section, without those that did not apply', () => {
  expect(
    sectionMeans([
      { section: 'appearance', weight: 4, share: 0.5 },
      { section: 'appearance', weight: 12, share: 1 },
      { section: 'appearance', weight: 30, share: null },
      { section: 'greeting', weight: 5, share: null },
      { section: 'process', weight: 3, share: 1 / 3 },
    ]),
  ).toEqual([87.5, null, null, null, 33.33, null])
})
