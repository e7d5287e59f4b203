import { expect, it } from 'vitest'
import { lifecycles, lineProblems } from '#tests/areas/gathered.ts'
import { contract } from '#tools/contract.ts'

it('every lifecycle of the contract has its table, with every state and step', () => {
  const found = Object.entries(contract.resources).filter(([, { lifecycle }]) => lifecycle)
  const names = found.map(([name]) => name)
  const example = (name: string) =>
    `${name}: a table of its steps, as in tests/areas/RM/server/lifecycles/tours.ts,`
  expect(lineProblems({ part: 'lifecycles', names, example })).toEqual([])
  for (const [name, resource] of found) {
    const { field = '', steps = {} } = resource.lifecycle ?? {}
    const table = lifecycles[name] ?? {}
    expect(Object.keys(table)).toEqual(expect.arrayContaining([...(resource.fields[field]?.choices ?? [])]))
    for (const rows of Object.values(table))
      expect(Object.keys(rows).toSorted()).toEqual(Object.keys(steps).toSorted())
  }
})
