import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import type { Locale } from '#src/providers/locale.ts'
import { createServerMessages } from '#src/providers/serverMessages.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

const save = 'atrium.action.save'
const http = createHttp({ token: () => null, locale: () => 'zh_CN' })

const says = (name: Locale, messages: Record<string, unknown>, version = 1) => ({
  [`GET /system/i18n/${name}`]: { name, version, messages },
})

const start = (locale: Locale) => createI18nProvider(locale, createServerMessages(http))

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe("the operator's own messages", () => {
  it('are there at the first drawing', async () => {
    fakeBackEnd(says('en_US', { [save]: 'Keep it' }))
    const i18n = await start('en_US')
    expect(i18n.translate(save)).toBe('Keep it')
    expect(i18n.translate('atrium.action.cancel')).toBe('Cancel')
  })

  it('show when somebody has changed them, without a reload', async () => {
    const { answers } = fakeBackEnd(says('en_US', { [save]: 'Keep it' }))
    const i18n = await start('en_US')
    const drawn: string[] = []
    i18n.subscribe(() => drawn.push(i18n.translate(save)))
    await i18n.renew()
    expect(drawn).toEqual([])
    Object.assign(answers, says('en_US', { [save]: 'Store' }, 2))
    await i18n.renew()
    expect(drawn).toEqual(['Store'])
  })

  it.each([
    { reads: 'zh_TW', operator: { zh_TW: '存起來', zh_CN: '存' }, text: '存起來' },
    { reads: 'zh_TW', operator: { zh_CN: '存' }, text: '儲存' },
    { reads: 'zh_TW', operator: { en_US: 'Keep' }, text: '儲存' },
    { reads: 'en_US', operator: { zh_CN: '存' }, text: 'Save' },
    { reads: 'en_US', operator: { en_US: 'Keep' }, text: 'Keep' },
  ] as const)('come before the own of that language only: $reads, $operator', async (row) => {
    const answers = Object.entries(row.operator).map(([name, text]) => says(name as Locale, { [save]: text }))
    fakeBackEnd(Object.assign({}, ...answers))
    const i18n = await start('zh_CN')
    await i18n.changeLocale('en_US')
    await i18n.changeLocale(row.reads)
    expect(i18n.translate(save)).toBe(row.text)
  })

  it.each([
    { reads: 'zh_TW', operator: ['zh_TW', 'zh_CN', 'en_US'], text: 'zh_TW' },
    { reads: 'zh_TW', operator: ['zh_CN', 'en_US'], text: 'zh_CN' },
    { reads: 'zh_TW', operator: ['en_US'], text: 'en_US' },
    { reads: 'en_US', operator: ['zh_CN'], text: 'zh_CN' },
    { reads: 'zh_CN', operator: ['en_US'], text: 'en_US' },
    { reads: 'zh_CN', operator: ['zh_TW'], text: 'extra.greeting' },
  ] as const)('that the console has no word for: $operator read in $reads', async (row) => {
    fakeBackEnd(Object.assign({}, ...row.operator.map((name) => says(name, { 'extra.greeting': name }))))
    const i18n = await start(row.reads)
    i18n.translate('extra.greeting')
    await vi.waitFor(() => expect(i18n.translate('extra.greeting')).toBe(row.text))
  })

  it('are kept for the next visit, which waits for nobody and shows no others first', async () => {
    fakeBackEnd(says('en_US', { [save]: 'Keep it' }, 7))
    await start('en_US')
    expect(JSON.parse(localStorage.getItem('atrium.messages.en_US') ?? '')).toEqual({
      version: 7,
      messages: { [save]: 'Keep it' },
    })
    const answer = Promise.withResolvers<object>()
    fakeBackEnd({ 'GET /system/i18n/en_US': () => answer.promise })
    const i18n = await start('en_US')
    expect(i18n.translate(save)).toBe('Keep it')
    const told = vi.fn<() => void>()
    i18n.subscribe(told)
    answer.resolve({ name: 'en_US', version: 8, messages: { [save]: 'Store it' } })
    await vi.waitFor(() => expect(i18n.translate(save)).toBe('Store it'))
    expect(told).toHaveBeenCalledOnce()
  })

  it('draw nothing anew when they are still the same', async () => {
    fakeBackEnd(says('en_US', { [save]: 'Keep it' }))
    await start('en_US')
    const { asked } = fakeBackEnd(says('en_US', { [save]: 'Keep it' }))
    const i18n = await start('en_US')
    const told = vi.fn<() => void>()
    i18n.subscribe(told)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(told).not.toHaveBeenCalled()
  })

  it('are asked for anew with every change of the language, before it shows', async () => {
    const back = fakeBackEnd(says('zh_TW', { [save]: '存檔' }))
    const i18n = await start('zh_CN')
    await i18n.changeLocale('zh_TW')
    await i18n.changeLocale('zh_CN')
    Object.assign(back.answers, says('zh_TW', { [save]: '收好' }, 2))
    await i18n.changeLocale('zh_TW')
    expect(i18n.translate(save)).toBe('收好')
  })

  it.each([
    ['another back end knows no such call', () => new Response('<h1>Not found</h1>', { status: 404 })],
    ['nothing answers', () => new TypeError('Failed to fetch')],
    ['the answer is nonsense', () => ({ messages: ['a', 'b'] })],
  ])('are missed by nobody where %s', async (_, answer) => {
    fakeBackEnd({ 'GET /system/i18n/en_US': answer })
    const i18n = await start('en_US')
    expect(i18n.translate(save)).toBe('Save')
  })

  it('outlast a visit without an answer, but not a back end that keeps none', async () => {
    fakeBackEnd(says('en_US', { [save]: 'Keep it' }))
    await start('en_US')
    fakeBackEnd({ 'GET /system/i18n/en_US': () => new TypeError('Failed to fetch') })
    expect((await start('en_US')).translate(save)).toBe('Keep it')
    fakeBackEnd({})
    const i18n = await start('en_US')
    await vi.waitFor(() => expect(i18n.translate(save)).toBe('Save'))
    expect(localStorage.getItem('atrium.messages.en_US')).toBeNull()
  })

  it('are texts and nothing else, whatever is sent or stored', async () => {
    const odd = { [save]: 5, 'atrium.action.cancel': '', __proto__: 'x', constructor: 'y', 'a.b': { c: 'd' } }
    fakeBackEnd(says('en_US', odd))
    const i18n = await start('en_US')
    expect([save, 'atrium.action.cancel'].map((key) => i18n.translate(key))).toEqual(['Save', 'Cancel'])
    for (const stored of ['{', '[]', '5', '{"messages":{"atrium.action.save":{"x":1}}}']) {
      localStorage.setItem('atrium.messages.en_US', stored)
      fakeBackEnd({})
      expect((await start('en_US')).translate(save)).toBe('Save')
    }
  })
})
