import { expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import { lifecycleFaults } from '#server/app/plugins/lifecycleFaults.ts'
import { todos as flagTodos } from '#server/plugins/Flagging/todos.ts'
import { todos as leaseTodos } from '#server/plugins/leasing/todos.ts'
import { todos as billingTodos } from '#server/plugins/PS/billing/todos.ts'
import { todos as tourTodos } from '#server/plugins/RM/todos.ts'
import { tellsSomebody, toldBy } from '#contract/lifecycle.ts'

const nouns = Object.values(contract.resources).filter(({ lifecycle }) => lifecycle)
const sources = [...billingTodos, ...flagTodos, ...leaseTodos, ...tourTodos]

it('each step of each lifecycle says whom it tells, be it nobody', () => {
  const silent = nouns.flatMap(({ name, lifecycle }) =>
    Object.entries(lifecycle?.steps ?? {}).flatMap(([step, { tells }]) => (tells ? [] : [`${name}.${step}`])),
  )
  expect(silent).toEqual([])
})

it('what tells somebody has a title and a page in the inbox, and a to-do for each step that it tells of', () => {
  for (const noun of nouns.filter(tellsSomebody)) {
    const source = sources.find(({ resource }) => resource.name === noun.name)
    expect(source?.title, noun.name).toBeTruthy()
    const waiting = source?.kinds.flatMap(({ steps = [] }) => steps)
    const told = ['create', ...Object.keys(noun.actions)].flatMap((step) => toldBy(noun, step))
    const steps = told.flatMap((one) => (typeof one === 'string' ? [] : one.may))
    expect(waiting).toEqual(expect.arrayContaining(steps))
  }
})

it('a step that tells people whom no field names, or those who may take a step that there is not, is a fault', () => {
  const [noun] = nouns
  const faults = lifecycleFaults({
    fields: noun?.fields ?? {},
    lifecycle: {
      field: noun?.lifecycle?.field ?? '',
      initial: noun?.lifecycle?.initial ?? '',
      steps: { go: { from: [], to: '', can: { any: [] }, tells: ['nobody', { may: 'fly' }] } },
    },
  })
  expect(
    faults.filter(({ place }) => place.endsWith('.tells')).map(({ wrong }) => wrong.split('.')[0]),
  ).toEqual(['there is no field nobody that names people', 'there is no step fly'])
})
