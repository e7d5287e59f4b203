import { describe, expect, it } from 'vitest'
import { parseJson, TooDeep } from '#contract/parseJson.ts'

const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)
const objects = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)

describe('JSON from outside', () => {
  it.each([lists(50), objects(50), `{"a":${lists(49)}}`, lists(3).repeat(1), '"text"', '1', 'null'])(
    'is read up to fifty levels deep',
    (text) => expect(parseJson(text)).toEqual(JSON.parse(text)),
  )

  it.each([
    lists(51),
    objects(51),
    `[1,"a",{"b":${lists(49)}}]`,
    lists(1_000_000),
    objects(200_000),
    '['.repeat(60),
  ])('is refused when it nests deeper', (text) => expect(() => parseJson(text)).toThrow(TooDeep))

  it('may hold as many brackets side by side, or in texts, as it likes', () => {
    const many = `[${Array.from({ length: 1000 }, () => '[{}]').join(',')}]`
    expect(parseJson(many)).toHaveLength(1000)
    const text = JSON.stringify({ a: `${'[{'.repeat(100)}"\\`, [`${'{'.repeat(100)}`]: '\\' })
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  it.each(['', '{', '[1,]', '"open', '"open [[[[', 'undefined', '}'.repeat(100)])(
    'is refused when it is no JSON: %s',
    (text) => expect(() => parseJson(text)).toThrow(SyntaxError),
  )
})
