import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sameIn = (source: string): string[] =>
  [...source.matchAll(/\/\*\*\s+(?:\*\s+)?(The same\b.*)/g)].map(([, text = '']) => text)

it('every doc comment says what the thing is, because a tooltip and the reference show it alone', () => {
  const planted =
    '/** The same by POST. */\n/**\n * The same:\n */\n/** Both have the same id. */\n// The same.'
  expect(sameIn(planted)).toEqual(['The same by POST. */', 'The same:'])
  const found = globSync('{contract,server,src,faces,tools,docs/examples}/**/*.{ts,tsx,js}').flatMap((file) =>
    sameIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
