import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// What pages say before the messages of the console are loaded is written in one form: `text('简', '繁', 'English')`.

const files = globSync('src/{app,light,mobile,providers,plugins/login}/**/*.{ts,tsx}').filter(
  // The names of the languages.
  (file) => file !== 'src/providers/locale.ts',
)
const byLanguage = /\bzh_(?:CN|TW): (?:\{|['"`][^'"`\n]*\p{Script=Han})/u

it('no text of an early page is in a list by language', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => byLanguage.test(readFileSync(file, 'utf8')))).toEqual([])
})

it.each(["{ zh_CN: '登录', en_US: 'Sign in' }", "zh_CN: {\n    title: '登录',"])(
  'the search for texts finds %s',
  (line) => {
    expect(byLanguage.test(line)).toBe(true)
  },
)
