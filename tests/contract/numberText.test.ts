import { describe, expect, it } from 'vitest'
import { plainNumber, readNumber, shifted } from '#contract/numberText.ts'

describe('a number that somebody types, pastes or imports', () => {
  it.each([
    ['1234.5', 1234.5],
    ['1,234.5', 1234.5],
    [' 1 234.5', 1234.5],
    ['1\u00a0234.5', 1234.5],
    ['1\u202f234\u202f567', 1234567],
    ["1'234.5", 1234.5],
    ['1’234.5', 1234.5],
    ['１，２３４．５', 1234.5],
    ['１２３４５', 12345],
    ['1,234,567', 1234567],
    ['007', 7],
    ['5.', 5],
    ['.5', 0.5],
    ['1.234', 1.234],
    ['+7', 7],
    ['-5', -5],
    ['－5', -5],
    ['−5', -5],
    ['- 5', -5],
    ['(1,234.50)', -1234.5],
    ['（5）', -5],
    ['1.1万', 11000],
    ['2 萬', 20000],
    ['3億', 300000000],
    ['1.2E3', 1200],
    ['1.664E10', 16640000000],
    ['5e-1', 0.5],
    ['12345e-2', 123.45],
    ['8.3000000000000007', 8.3],
  ])('is read: %s', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })

  it.each([
    ['¥ 1,234', 'CNY', 1234],
    ['￥1,234.00', 'CNY', 1234],
    ['RMB 88', 'CNY', 88],
    ['1,234元', 'CNY', 1234],
    ['1.5万元', 'CNY', 15000],
    ['-¥5', 'CNY', -5],
    ['¥-5', 'CNY', -5],
    ['(¥5)', 'CNY', -5],
    ['HK$1,234', 'HKD', 1234],
    ['$88', 'HKD', 88],
    ['1,234 HKD', 'HKD', 1234],
    ['12.5%', '%', 12.5],
    ['12.5％', '%', 12.5],
    ['120 m²', 'm²', 120],
    ['120㎡', 'm²', 120],
  ])('is read with its unit: %s in %s', (text, unit, value) => {
    expect(readNumber(text, { unit })).toBe(value)
  })

  it('is read with any currency where that of the field is not known', () => {
    expect(['¥5', 'HK$5', '5元'].map((text) => readNumber(text, { isMoney: true }))).toEqual([5, 5, 5])
  })

  it.each(['', ' ', '\u3000', '\u00a0'])('is absent from blanks: %j', (text) => {
    expect(plainNumber(text)).toBeNull()
  })

  it.each([
    ['12,50'], ['1.234,56'], ['1,23'], ['12,34,567'], ['1,2345'], [',5'], ['1,234 567'], ['1 234,5'], ['12 34'], ['1.2.3'],
    ['1,234.5.6'], ['0x10'], ['1e999'], ['Infinity'], ['NaN'], ['abc'], ['5kg'], ['5 5'], ['--5'], ['+-5'], ['(-5)'], ['((5))'], ['-'],
    ['—'], ['1/2'], ['5-'], ['١٢٣'], ['5%'], ['¥5'], ['5万元整'], ['#N/A'], ['1,234.5,6'],
  ])('is not guessed: %s', (text) => {
    expect(plainNumber(text)).toBeUndefined()
  }) // prettier-ignore

  it.each([
    ['HK$5', 'CNY'],
    ['¥5', 'HKD'],
    ['5%', 'CNY'],
    ['5 m²', '%'],
    ['¥5元', 'CNY'],
    ['¥', 'CNY'],
  ])('is refused with another unit than that of the field: %s in %s', (text, unit) => {
    expect(plainNumber(text, { unit })).toBeUndefined()
  })
})

describe('the decimal point', () => {
  it.each([
    ['0.07', 2, '7'],
    ['0.125', 2, '12.5'],
    ['12.5', -2, '0.125'],
    ['7', -2, '0.07'],
    ['150', -2, '1.5'],
    ['.5', 2, '50'],
    ['-0.29', 2, '-29'],
    ['0', 2, '0'],
    ['1e-7', 2, '0.00001'],
  ])('of %s moved by %i places gives %s, with nothing lost on the way', (text, places, moved) => {
    expect(shifted(text, places)).toBe(moved)
  })
})
