import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { plugins } from '#console.config.ts'
import type { Messages } from '#src/providers/messageSource.ts'
import { locales } from '#src/providers/locale.ts'
import { consoleFolder } from '#tests/support/browser.ts'

// `npm test` has just built it; on its own the test looks at the last build.
const scripts = globSync('assets/*.js', { cwd: consoleFolder })

describe.each(Object.entries(plugins))('somebody who visits %s', (area, load) => {
  it.each(locales)('fetches all its texts in %s, and none in another language', async (locale) => {
    const own = await (await load()).default.messages?.[locale]()
    expect(Object.keys(own?.messages ?? {})).not.toEqual([])
    // Every page needs the texts of `common`, so they are in one chunk with the console's own.
    const chunk = area === 'common' ? locale : `${area}-words-${locale}`
    const [file = '', ...more] = scripts.filter((one) => one.startsWith(`assets/${chunk}-`))
    expect(more).toEqual([])
    const code = readFileSync(join(consoleFolder, file), 'utf8')
    const plain = textsIn(own?.messages ?? {}).filter((text) => !/[`\\$\n]/.test(text))
    expect(plain.filter((text) => !code.includes(text))).toEqual([])
  })

  it.runIf(area !== 'common').each(locales)('has a script of its own for them in %s', async (locale) => {
    const [file = ''] = scripts.filter((one) => one.startsWith(`assets/${area}-words-${locale}-`))
    const built = await import(pathToFileURL(join(consoleFolder, file)).href)
    expect({ ...built }).toEqual(await (await load()).default.messages?.[locale]())
  })
})

it('the console keeps the texts of brands in the scripts of their languages', async () => {
  const { messages } = (await plugins.brandDB()).default
  const texts = textsIn((await messages?.zh_CN())?.messages ?? {})
  const sentences = texts.filter((text) => /^[^ -~]{9,}$/.test(text))
  expect(sentences.length).toBeGreaterThan(50)
  // The page for phones is built for itself, with its own texts.
  const others = scripts.filter((file) => !/^assets\/(\w+-words-zh_CN|brandModification)-/.test(file))
  const code = others.map((file) => readFileSync(join(consoleFolder, file), 'utf8')).join('\n')
  expect(sentences.filter((text) => code.includes(text))).toEqual([])
})

const textsIn = (messages: Messages): string[] =>
  Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)))
