import { expect, it } from 'vitest'
import type { Words } from '#contract/words.ts'
import { contract } from '#tools/contract.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../contract/**/*.words.ts', {
  eager: true,
})

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'resource' in value && 'fields' in value

const namesOf = new Map<string, Words['choices']>(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isWords)
    .map(({ resource, choices }) => [resource, choices]),
)

const numbers = Object.values(contract.resources).flatMap(({ name, fields }) =>
  Object.entries(fields)
    .filter(([, { kind }]) => kind === 'integer')
    .map(([source, field]) => ({ at: `${name}.${source}`, field, names: namesOf.get(name)?.[source] })),
)

it('every step of a scale has a name, and every number whose values have names is a scale', () => {
  const scales = numbers.filter(({ field }) => field.means === 'scale')
  expect(scales.length).toBeGreaterThan(4)
  const wrong = numbers.filter(({ field, names }) => {
    if (field.means !== 'scale') return names !== undefined
    const steps = Array.from({ length: field.max ?? 0 }, (_, step) => String(step + 1))
    return names === undefined || Object.keys(names).join(',') !== steps.join(',')
  })
  expect(wrong.map(({ at }) => at)).toEqual([])
})
