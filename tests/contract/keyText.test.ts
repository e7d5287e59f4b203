import { expect, it } from 'vitest'
import { fieldError } from '#contract/doc.ts'
import { phone } from '#contract/fields.ts'
import { keyOf, keyText, storedText } from '#contract/keyText.ts'

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

it.each([
  ['138 0013-8000', '13800138000', null],
  ['（０２０）8888 0000', '02088880000', null],
  ['+86 13800138000', '+8613800138000', 'phone'],
])('a phone number is stored in digits, however it is grouped: %j', (typed, stored, fault) => {
  const field = phone()
  expect(storedText(typed, field)).toBe(stored)
  expect(fieldError(field.schema, stored)).toBe(fault)
})
