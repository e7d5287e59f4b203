import { expect, it } from 'vitest'
import { placeholderProblem, placeholdersOf } from '#contract/placeholders.ts'

it('the values of a text are those between %{ and }', () => {
  expect([...placeholdersOf('%{name} has %{count} of %{count}, 100 %')]).toEqual(['name', 'count'])
})

it.each(['%{', 'Hello %{name', '%{}', '%{first name}', '%{a}%{b'])(
  '%j is not written as a placeholder',
  (text) => expect(placeholderProblem(text)).toBe('placeholder'),
)

it('a text takes the values of the original in any language, and may leave some out', () => {
  const known = ['%{name} 有 %{count} 条', '%{name} has %{smart_count}']
  for (const text of ['', 'Hello', '%{name}', '%{count} %{smart_count}', '50 %'])
    expect(placeholderProblem(text, known)).toBeNull()
  expect(placeholderProblem('%{nmae}', known)).toBe('placeholder')
  expect(placeholderProblem('%{name}', [''])).toBe('placeholder')
})
