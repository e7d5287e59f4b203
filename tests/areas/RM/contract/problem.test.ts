import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { tour } from '#contract/RM/tour.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import type { Action } from '#contract/action.ts'
import { myscustProblem, myscustRegen } from '#contract/RM/myscustProblem.ts'

/** As the engine checks it: nothing beside what a step takes. */
function takes(step: string, given: object): boolean {
  const actions: Readonly<Record<string, Action>> = tourProblem.actions
  const shape = actions[step]?.takes.shape
  return shape !== undefined && z.strictObject(shape).safeParse(given).success
}

describe('a step of a problem', () => {
  it('is one of those that the life of a problem has, for tours and mystery customers alike', () => {
    const steps = ['assign', 'start', 'fix', 'verify', 'verify_own', 'reopen', 'close', 'void']
    const names = [...steps, 'comment', 'edit'].toSorted()
    expect(Object.keys(tourProblem.actions).toSorted()).toEqual(names)
    expect(Object.keys(myscustProblem.actions).toSorted()).toEqual(names)
  })

  it.each<[step: string, given: object]>([
    ['assign', { assignee_id: 'U005' }],
    ['assign', { assignee_id: 'U005', department: null, due_at: 1_794_000_000, reason: '换班' }],
    ['start', {}],
    ['fix', { fix_note: '已更换灯管' }],
    ['fix', { fix_note: '已更換燈管', attachs_after: ['f1', 'f2'] }],
    ['verify', {}],
    ['reopen', { reason: 'Still dark' }],
    ['close', {}],
    ['void', { reason: 'A duplicate' }],
    ['comment', { comment: 'On my way', attachs: ['f1'] }],
    ['edit', { title: 'Sign is dark', due_at: null }],
  ])('%s takes %j', (step, given) => expect(takes(step, given)).toBe(true))

  it.each<[step: string, given: object]>([
    ['assign', {}],
    ['assign', { assignee_id: 'nobody at all' }],
    ['assign', { assignee_id: 'U005', status: 'closed' }],
    ['start', { started_at: 0 }],
    ['fix', { fix_note: '  ' }],
    ['fix', { fix_note: 'Done', fixed_by: 'U001' }],
    ['fix', { attachs_after: ['f1'] }],
    ['reopen', {}],
    ['reopen', { reason: '' }],
    ['void', {}],
    ['comment', { comment: 'x'.repeat(2001) }],
    ['edit', { status: 'closed' }],
    ['edit', { title: '' }],
    ['edit', { severity: 5 }],
    ['vanish', {}],
  ])('%s does not take %j', (step, given) => expect(takes(step, given)).toBe(false))

  it('needs reasons where a tour is called off and where a result is appealed against', () => {
    const reason = 'Heavy rain'
    expect(tour.actions['cancel']?.takes.safeParse({ reason }).success).toBe(true)
    expect(tour.actions['cancel']?.takes.safeParse({}).success).toBe(false)
    const { appeal, decide } = myscustResult.actions
    expect(appeal?.takes.safeParse({ item_ids: ['q7'], reason }).success).toBe(true)
    expect(appeal?.takes.safeParse({ item_ids: [], reason }).success).toBe(false)
    expect(decide?.takes.safeParse({ decision: 'accepted' }).success).toBe(true)
    expect(decide?.takes.safeParse({ decision: 'maybe' }).success).toBe(false)
  })
})

describe('making the problems of mystery customers anew', () => {
  it.each([
    { site: '2', result_id: 'R1' },
    { site: '2', period: '2026-10', round: 1 },
  ])('takes one result or one round: %j', (body) =>
    expect(myscustRegen.body.safeParse(body).success).toBe(true),
  )

  it.each([
    { site: '2' },
    { result_id: 'R1' },
    { site: '2', period: '2026-10' },
    { site: '2', period: '2026-13', round: 1 },
    { site: '2', result_id: 'R1', period: '2026-10', round: 1 },
  ])('takes nothing in between: %j', (body) => expect(myscustRegen.body.safeParse(body).success).toBe(false))
})
