import { expect, it } from 'vitest'
import { keyOf, keyText } from '#contract/keyText.ts'

it.each([' ABC', 'ABC ', '\u00a0ABC', 'ABC\u3000', 'A\u200bBC', '\ufeffABC', 'ＡＢＣ', 'ABC\t'])(
  'a code is written without what nobody sees: %j',
  (text) => {
    expect(keyText(text)).toBe('ABC')
  },
)

it('a code keeps its letter case and the blanks inside, and is compared without the case', () => {
  expect(keyText('Zone  A-1')).toBe('Zone A-1')
  expect(keyOf('ＺＯＮＥ a-1 ')).toBe('zone a-1')
})
