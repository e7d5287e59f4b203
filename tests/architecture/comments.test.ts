import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The beginnings of comments that are really about sameness; the last two are not, and still to be reworded. */
const allowed = [
  'contract/core/password.ts: The same character over',
  'contract/core/password.ts: The same as the current password',
  'src/kit/base/call/failureOf.ts: The same call may succeed later',
  'src/kit/value/calendar/calendarDays.ts: The same day so many months later',
  'src/plugins/common/AccountForm.tsx: The same while it is sent',
  'src/plugins/login/useConfigured.ts: The same, and `otherwise`',
]

const sameIn = (source: string): string[] =>
  [...source.matchAll(/\/\*\*\s+(?:\*\s+)?(The same\b.*)/g)].map(([, text = '']) => text)

it('every doc comment says what the thing is, because a tooltip and the reference show it alone', () => {
  const planted =
    '/** The same by POST. */\n/**\n * The same:\n */\n/** Both have the same id. */\n// The same.'
  expect(sameIn(planted)).toEqual(['The same by POST. */', 'The same:'])
  const found = globSync('{contract,server,src,faces,tools,docs/examples}/**/*.{ts,tsx,js}').flatMap((file) =>
    sameIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found.filter((one) => !allowed.some((begin) => one.startsWith(begin)))).toEqual([])
})
