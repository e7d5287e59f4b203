import { describe, expect, it } from 'vitest'
import { dailyScoring, dailyScoringUpdate } from '#contract/RM_evaluate/dailyScoring.ts'
import { dailyScoringConfirm } from '#contract/RM_evaluate/scoringDay.ts'
import { dailyItemRanking, gzAverage } from '#contract/RM_evaluate/scoringRanking.ts'
import { scoringLatestResult } from '#contract/RM_evaluate/shopScores.ts'
import type { Call } from '#contract/call.ts'

/** Where a query or a body is wrong; nothing when it is taken. */
const wrongIn = ({ query, body }: Call, part: 'query' | 'body', input: unknown): string[] => {
  const result = (part === 'query' ? query : body).safeParse(input)
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'))
}

const day = 1_794_240_000

describe('somebody who asks for a report', () => {
  it.each([{ report_id: 'R1' }, { store_id: 'S1', stat_time: String(day), site: '2' }])(
    'names it by its id, or by shop and day: %j',
    (query) => expect(wrongIn(dailyScoring, 'query', query)).toEqual([]),
  )

  it.each([
    {},
    { store_id: 'S1' },
    { stat_time: '1' },
    { report_id: 'R1', store_id: 'S1', stat_time: `${day}` },
  ])('is refused with neither, half or both of them: %j', (query) =>
    expect(wrongIn(dailyScoring, 'query', query)).not.toEqual([]),
  )
})

describe('somebody who writes in a report', () => {
  const item = { item_id: 'I1', score: 4 }

  it('names it in the condition, and nothing else there', () => {
    const wrong = (cond: string) => wrongIn(dailyScoringUpdate, 'query', { cond })
    expect(wrong('{"report_id":"R1"}')).toEqual([])
    for (const cond of ['', '{', '{}', '{"report_id":"R1","site":"2"}', '{"report_id":{"$ne":"R1"}}'])
      expect(wrong(cond), cond).not.toEqual([])
  })

  it.each([
    { action: 'save' },
    { action: 'submit', items: [item], rev: 3 },
    { action: 'withdraw' },
    { action: 'return', reason: 'Photo missing' },
  ])('may %j', (doc) => expect(wrongIn(dailyScoringUpdate, 'body', doc)).toEqual([]))

  it.each([
    ['no step', {}, 'action'],
    ['a step that there is not', { action: 'confirm' }, 'action'],
    ['no reason to return it', { action: 'return' }, 'reason'],
    ['a blank reason to return it', { action: 'return', reason: '  ' }, 'reason'],
    ['an item twice', { action: 'save', items: [item, item] }, 'items'],
    ['points below 0', { action: 'save', items: [{ ...item, score: -1 }] }, 'items.0.score'],
    [
      'points and that it does not apply',
      { action: 'save', items: [{ ...item, is_na: true }] },
      'items.0.is_na',
    ],
  ])('is refused with %s', (_, doc, field) =>
    expect(wrongIn(dailyScoringUpdate, 'body', doc)).toEqual([field]),
  )

  it('answers with what was left out filled in', () => {
    const doc = dailyScoringUpdate.body.parse({ action: 'save', items: [item] })
    expect(doc).toEqual({
      action: 'save',
      items: [{ ...item, is_na: false, remark: null, attachs: [], tags: [] }],
    })
  })
})

describe('somebody who confirms', () => {
  it.each([
    [{ site: '2', report_ids: ['R1'] }, []],
    [{ site: '2', stat_time: day }, []],
    [{ site: '2' }, ['report_ids']],
    [{ site: '2', report_ids: [] }, ['report_ids']],
    [{ site: '2', report_ids: ['R1'], stat_time: day }, ['report_ids']],
    [{ site: '2', stat_time: String(day) }, ['stat_time']],
  ])('names the reports or the day, not both: %j', (body, wrong) =>
    expect(wrongIn(dailyScoringConfirm, 'body', body)).toEqual(wrong),
  )
})

describe.each([
  ['the benchmark', gzAverage, {}],
  ['the ranking on an item', dailyItemRanking, { item_id: 'I1' }],
] as const)('%s', (_, call, rest) => {
  it.each([
    [{ stat_time: `${day}` }, []],
    [{ from: `${day}`, to: `${day + 86_400}` }, []],
    [{}, ['stat_time']],
    [{ from: `${day}` }, ['stat_time']],
    [{ from: `${day}`, to: `${day}` }, ['to']],
    [{ stat_time: `${day}`, from: `${day}`, to: `${day + 1}` }, ['stat_time']],
    [{ stat_time: '' }, ['stat_time']],
    [{ stat_time: 'today' }, ['stat_time']],
  ])('is of a day, or of a range that ends after it begins: %j', (period, wrong) =>
    expect(wrongIn(call, 'query', { ...rest, ...period })).toEqual(wrong),
  )
})

describe('the last result of a shop', () => {
  it.each([
    ['{"store_id":"S1"}', []],
    [`{"store_id":"S1","stat_time":${day}}`, []],
    [`{"stat_time":${day}}`, ['cond.store_id']],
    ['{"store_id":"S1","stat_time":"yesterday"}', ['cond.stat_time']],
    ['[]', ['cond']],
    ['nothing', ['cond']],
  ])('is asked for with %s', (cond, wrong) =>
    expect(wrongIn(scoringLatestResult, 'query', { cond })).toEqual(wrong),
  )
})
