import { expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import type { Field } from '#contract/field.ts'
import { choice, ref, text } from '#contract/fields.ts'
import { lifecycle, type LifecycleStep } from '#contract/lifecycle.ts'
import { resource } from '#contract/resource.ts'
import { lifecycleFaults } from '#server/app/plugins/lifecycleFaults.ts'

const state = choice(['open', 'closed'], { assigned: true, writable: 'never' })
const close: LifecycleStep = { from: ['open'], to: 'closed', can: signedIn }

/** What is said of a lot whose lifecycle differs so from a good one. */
const faults = (more: object = {}, { step = {}, field = state }: { step?: object; field?: Field } = {}) =>
  lifecycleFaults(
    resource({
      name: 'lot',
      path: '/lot',
      fields: { state: field, keeper_id: ref('user'), hall_id: ref('hall'), plate: text() },
      can: { view: signedIn },
      lifecycle: lifecycle({
        field: 'state',
        initial: 'open',
        steps: { close: { ...close, ...step } },
        ...more,
      }),
    }),
  ).map(({ place, wrong }) => `${place}: ${wrong}`)

it('a lifecycle that is right has no faults', () => {
  expect(faults({}, { step: { by: ['created_by'], not: ['keeper_id'], takes: { note: text() } } })).toEqual(
    [],
  )
})

const states = 'Name one of these: open, closed.'
it.each([
  [
    'leads to an unknown state',
    { to: 'closd' },
    `lifecycle.steps.close.to: there is no state closd. ${states}`,
  ],
  [
    'comes from an unknown state',
    { from: ['opn'] },
    `lifecycle.steps.close.from: there is no state opn. ${states}`,
  ],
  [
    'comes from no state',
    { from: [] },
    'lifecycle.steps.close.from: it lists no state. Use some of these: open, closed.',
  ],
  [
    'is for people whom no field names',
    { by: ['hall_id'] },
    "lifecycle.steps.close.by: there is no field hall_id that names people. Name one made with ref('user') or refs('user').",
  ],
  [
    'excludes people by an unknown field',
    { not: ['author'] },
    "lifecycle.steps.close.not: there is no field author that names people. Name one made with ref('user') or refs('user').",
  ],
  [
    'takes what a request says otherwise',
    { takes: { rev: text() } },
    'lifecycle.steps.close.takes.rev: rev is reserved in requests. Use another name.',
  ],
])('a step that %s is reported', (_, step, sentence) => {
  expect(faults({}, { step })).toEqual([sentence])
})

it('a lifecycle that begins in an unknown state is reported', () => {
  expect(faults({ initial: ['open', 'new'] })).toEqual([
    `lifecycle.initial: there is no state new. ${states}`,
  ])
})

it.each([
  [
    'is not there',
    { field: 'staet' },
    state,
    'there is no choice field staet. Name the field that holds the state.',
  ],
  [
    'is a text',
    { field: 'plate' },
    state,
    'there is no choice field plate. Name the field that holds the state.',
  ],
  [
    'may be empty',
    {},
    choice(['open', 'closed'], { writable: 'never' }),
    'state can be without a state. Declare it with assigned: true.',
  ],
  [
    'can be written by anybody',
    {},
    choice(['open', 'closed'], { assigned: true }),
    "anyone who may update a record could write state. Declare it with writable: 'never', or 'create'.",
  ],
])('a field of states that %s is reported', (_, more, field, sentence) => {
  expect(faults(more, { field })).toEqual([`lifecycle.field: ${sentence}`])
})
