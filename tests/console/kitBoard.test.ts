import { describe, expect, it } from 'vitest'
import { signedIn, staff } from '#contract/access.ts'
import { choice, text } from '#contract/fields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { moveOf } from '#src/kit/page/board/moveOf.ts'
import { nobody } from '#src/kit/testing/sampleConsole.ts'

const states = ['asked', 'granted', 'refused', 'over'] as const
const fields = {
  title: text(),
  kind: choice(['small', 'large']),
  state: choice(states, { writable: 'never' }),
}
const permit = resource({
  name: 'permit',
  path: '/permit',
  fields,
  can: crudRules(signedIn, staff),
  lifecycle: lifecycle({
    field: 'state',
    initial: 'asked',
    steps: {
      grant: { from: ['asked'], to: 'granted', can: signedIn, not: ['created_by'] },
      grant_own: { from: ['asked'], to: 'granted', can: staff, by: ['created_by'] },
      refuse: { from: ['asked', 'granted'], to: 'refused', can: signedIn },
    },
  }),
})
const subject = { ...nobody, id: 'me' }
const asked = { id: 'p1', state: 'asked', kind: 'small' }
const moved = (lane: string, open: Parameters<typeof moveOf>[2]['states'], source = 'state') =>
  moveOf({ contract: permit, source, subject }, asked, { lane, states: open })

describe('a card that is moved to a lane', () => {
  it('takes the step that leads there and is open', () => {
    expect(moved('refused', { refuse: true })).toEqual({ step: 'refuse' })
    expect(moved('granted', { grant: { errcode: 4035, not: 'created_by' }, grant_own: true })).toEqual({
      step: 'grant_own',
    })
  })

  it.each([
    ['no step leads there', 'over', {}, { fault: 'no_step' }],
    ['the user may not take it', 'refused', { refuse: { errcode: 4030 } }, { fault: 'denied' }],
    [
      'it is for somebody else',
      'granted',
      { grant: { errcode: 4035, not: 'created_by' }, grant_own: { errcode: 4030 } },
      { fault: 'step', reason: 'created_by' },
    ],
  ])('stays where it is if %s', (_, lane, open, fault) => {
    expect(moved(lane, open)).toEqual(fault)
  })

  it('changes the field where it belongs to no lifecycle, for users who may', () => {
    expect(moved('large', {}, 'kind')).toEqual({ fault: 'denied' })
    const contract = { ...permit, can: crudRules(signedIn, signedIn) }
    expect(moveOf({ contract, source: 'kind', subject }, asked, { lane: 'large', states: {} })).toEqual({
      value: 'large',
    })
  })
})
