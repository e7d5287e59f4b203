import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { memoryStore, StoreContextProvider, useLocaleState, useTranslate } from 'react-admin'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Language } from '#src/app/Language.tsx'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import type { ConsoleI18nProvider } from '#src/providers/i18nProvider.ts'
import { locales, storedLocale } from '#src/providers/locale.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { MessageLoaders, Messages } from '#src/providers/messageSource.ts'

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = ''
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a person starting the console', () => {
  it('reads Simplified Chinese when they never chose a language', async () => {
    const provider = await createI18nProvider()
    expect(provider.translate('atrium.action.save')).toBe('保存')
    expect(provider.translate('ra.action.save')).toBe('保存')
    expect(document.documentElement.lang).toBe('zh-CN')
  })

  it('finds the language they chose last time', async () => {
    await (await createI18nProvider()).changeLocale('zh_TW')
    expect(storedLocale()).toBe('zh_TW')
    const provider = await createI18nProvider()
    expect(provider.getLocale()).toBe('zh_TW')
    expect(provider.translate('atrium.action.save')).toBe('儲存')
  })

  it('gets the default when the browser remembers a language that does not exist', async () => {
    localStorage.setItem('atrium.locale', 'fr')
    expect((await createI18nProvider()).getLocale()).toBe('zh_CN')
  })

  it('can still change the language when the browser blocks storage', async () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const provider = await createI18nProvider()
    await provider.changeLocale('en_US')
    expect(provider.translate('atrium.shell.sign_out')).toBe('Sign out')
    expect(blocked).toHaveBeenCalled()
  })

  it('may choose among the three languages, each in its own words', async () => {
    const names = (await createI18nProvider('en_US')).getLocales?.()
    expect(names?.map(({ name }) => name)).toEqual(['简体中文', '繁體中文', 'English'])
  })
})

describe('a person changing the language', () => {
  it('gets the page marked with it, so that the right letter forms are drawn', async () => {
    const provider = await createI18nProvider()
    await provider.changeLocale('zh_TW')
    expect(document.documentElement.lang).toBe('zh-HK')
    await provider.changeLocale('en_US')
    expect(document.documentElement.lang).toBe('en')
  })

  it('reads counts in the right form', async () => {
    const provider = await createI18nProvider('en_US')
    const unsaved = (smart_count: number) => provider.translate('atrium.form.unsaved', { smart_count })
    expect([unsaved(1), unsaved(2)]).toEqual(['1 field changed', '2 fields changed'])
    await provider.changeLocale('zh_TW')
    expect([unsaved(1), unsaved(2)]).toEqual(['已更改 1 個欄位', '已更改 2 個欄位'])
  })

  it.each([
    { first: 'zh_TW', second: 'en_US' },
    { first: 'en_US', second: 'zh_TW' },
  ] as const)('ends in the language asked last, whichever arrives first', async ({ first, second }) => {
    const words = heldWords()
    const provider = await createI18nProvider()
    await provider.addMessages('demo', words.loaders)
    const changes = Promise.all([provider.changeLocale(second), provider.changeLocale(first)])
    words.arrive(first)
    await tick()
    words.arrive(second)
    await changes
    expect(provider.getLocale()).toBe(first)
    expect(provider.translate('demo.word')).toBe(first)
    expect(storedLocale()).toBe(first)

    const again = await createI18nProvider()
    const later = heldWords()
    await again.changeLocale('zh_CN')
    await again.addMessages('demo', later.loaders)
    const overtaken = Promise.all([again.changeLocale(first), again.changeLocale(second)])
    later.arrive(second)
    await tick()
    later.arrive(first)
    await overtaken
    expect(again.translate('demo.word')).toBe(second)
  })

  it('keeps reading the old language until the new one is complete', async () => {
    const words = heldWords()
    const provider = await createI18nProvider()
    await provider.addMessages('demo', words.loaders)
    const change = provider.changeLocale('en_US')
    await tick()
    expect(provider.translate('atrium.action.save')).toBe('保存')
    expect(document.documentElement.lang).toBe('zh-CN')
    words.arrive('en_US')
    await change
    expect(provider.translate('atrium.action.save')).toBe('Save')
  })

  it('stays in the old language when there is no such language', async () => {
    const provider = await createI18nProvider()
    await expect(provider.changeLocale('fr')).rejects.toThrow('No such language: fr')
    expect(provider.getLocale()).toBe('zh_CN')
    expect(provider.translate('atrium.action.save')).toBe('保存')
  })

  it('sees unknown texts as they are, without a warning, before and after', async () => {
    const warnings = vi.spyOn(console, 'error')
    const provider = await createI18nProvider()
    expect(provider.translate('Plain label')).toBe('Plain label')
    await provider.changeLocale('en_US')
    await provider.changeLocale('zh_TW')
    expect(provider.translate('Plain label')).toBe('Plain label')
    expect(provider.translate('no.such.key', { _: 'Default' })).toBe('Default')
    expect(warnings).not.toHaveBeenCalled()
  })

  it('who goes back while the new language still loads, stays with the old one', async () => {
    const words = heldWords()
    const provider = await createI18nProvider()
    await provider.addMessages('demo', words.loaders)
    renderMenu(provider)
    fireEvent.click(screen.getByRole('button', { name: 'English' }))
    fireEvent.click(screen.getByRole('button', { name: '简体中文' }))
    await act(async () => {
      words.arrive('en_US')
      await tick()
    })
    expect(screen.getByRole('heading').textContent).toBe('保存')
    fireEvent.click(screen.getByRole('button', { name: 'English' }))
    expect((await screen.findByText('Save')).tagName).toBe('H1')
  })
})

describe('the messages of a plugin', () => {
  it('are loaded in the current language only, and once', async () => {
    const { loaders, loads } = countedWords()
    const provider = await createI18nProvider()
    expect(provider.translate('demo.word')).toBe('demo.word')
    await Promise.all([provider.addMessages('demo', loaders), provider.addMessages('demo', loaders)])
    await provider.addMessages('demo', loaders)
    expect(provider.translate('demo.word')).toBe('zh_CN')
    expect(provider.translate('resources.demo/shop.name')).toBe('shop zh_CN')
    expect(loads).toEqual(['zh_CN'])
  })

  it('follow every change of language, each language loaded once', async () => {
    const { loaders, loads } = countedWords()
    const provider = await createI18nProvider()
    await provider.addMessages('demo', loaders)
    for (const locale of ['en_US', 'zh_CN', 'en_US']) await provider.changeLocale(locale)
    expect(provider.translate('demo.word')).toBe('en_US')
    expect(loads).toEqual(['zh_CN', 'en_US'])
  })

  it('are not loaded for a plugin nobody opened', async () => {
    const opened = countedWords()
    const closed = countedWords()
    const provider = await createI18nProvider()
    await provider.addMessages('opened', opened.loaders)
    await provider.changeLocale('zh_TW')
    expect(opened.loads).toEqual(['zh_CN', 'zh_TW'])
    expect(closed.loads).toEqual([])
  })

  it('are there in the new language when the plugin was opened during the change', async () => {
    const slow = heldWords()
    const provider = await createI18nProvider()
    await provider.addMessages('demo', slow.loaders)
    const change = provider.changeLocale('en_US')
    await provider.addMessages('late', {
      ...countedWords().loaders,
      en_US: async () => ({ messages: { late: { word: 'in time' } } }),
    })
    slow.arrive('en_US')
    await change
    expect(provider.translate('late.word')).toBe('in time')
  })

  it('fall back to Simplified Chinese where a text is missing', async () => {
    const provider = await createI18nProvider()
    await provider.addMessages('demo', { ...countedWords().loaders, zh_TW: async () => ({ messages: {} }) })
    await provider.changeLocale('zh_TW')
    expect(provider.translate('demo.word')).toBe('zh_CN')
    expect(provider.translate('atrium.action.save')).toBe('儲存')
  })

  it('fall back also to a language that nobody has read yet, which is fetched once', async () => {
    const { loaders, loads } = countedWords()
    const provider = await createI18nProvider('zh_TW')
    await provider.addMessages('demo', { ...loaders, zh_TW: async () => ({ messages: {} }) })
    const told = vi.fn<() => void>()
    provider.subscribe(told)
    expect(provider.translate('demo.word')).toBe('demo.word')
    await vi.waitFor(() => expect(provider.translate('demo.word')).toBe('zh_CN'))
    expect(told).toHaveBeenCalledOnce()
    expect(provider.translate('demo.other')).toBe('demo.other')
    await tick()
    expect(loads.toSorted()).toEqual(['en_US', 'zh_CN'])
  })

  it('are not looked for elsewhere because of a plain label, or a text with a default', async () => {
    const { loaders, loads } = countedWords()
    const provider = await createI18nProvider('zh_TW')
    await provider.addMessages('demo', loaders)
    provider.translate('A plain label.')
    provider.translate('resources.demo/shop.fields.name', { _: 'Name' })
    await tick()
    expect(loads).toEqual(['zh_TW'])
  })

  it('that was added last wins, written dotted or nested', async () => {
    const provider = await createI18nProvider()
    const say = (messages: Messages) => {
      const load = async () => ({ messages })
      return { zh_CN: load, zh_TW: load, en_US: load }
    }
    await provider.addMessages('one', say({ 'demo.word': 'dotted' }))
    await provider.addMessages('two', say({ demo: { word: 'nested' } }))
    expect(provider.translate('demo.word')).toBe('nested')
    await provider.addMessages('edited', say({ 'demo.word': 'edited' }))
    expect(provider.translate('demo.word')).toBe('edited')
  })

  it('that cannot be loaded are reported by name, and all others change', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const provider = await createI18nProvider()
    await provider.addMessages('broken', { ...countedWords().loaders, en_US: failing })
    await provider.changeLocale('en_US')
    expect(provider.translate('atrium.action.save')).toBe('Save')
    expect(provider.translate('demo.word')).toBe('zh_CN')
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'The en_US messages of broken could not be loaded',
      offline,
    )
  })

  it('that failed to load are loaded when asked again', async () => {
    let online = false
    const provider = await createI18nProvider('en_US')
    const { loaders } = countedWords()
    const flaky = Object.fromEntries(
      locales.map((locale) => [locale, () => (online ? loaders[locale]() : failing())]),
    ) as MessageLoaders
    await expect(provider.addMessages('demo', flaky)).rejects.toBe(offline)
    online = true
    await provider.addMessages('demo', flaky)
    expect(provider.translate('demo.word')).toBe('en_US')
  })

  it('that do not come in one language stand in the next, until they do', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    let online = false
    const provider = await createI18nProvider('zh_TW')
    const { loaders } = countedWords()
    const flaky = { ...loaders, zh_TW: () => (online ? loaders.zh_TW() : failing()) }
    await provider.addMessages('demo', flaky)
    expect(provider.translate('demo.word')).toBe('zh_CN')
    expect(report).toHaveBeenCalledExactlyOnceWith('The texts of demo did not come in zh_TW:', offline)
    online = true
    await provider.addMessages('demo', flaky)
    expect(provider.translate('demo.word')).toBe('zh_TW')
  })

  it('without the current language are refused, not the start of a crash', async () => {
    const incomplete: MessageLoaders = JSON.parse('{}')
    const provider = await createI18nProvider()
    await expect(provider.addMessages('demo', incomplete)).rejects.toThrow(TypeError)
    expect(provider.translate('atrium.action.save')).toBe('保存')
  })
})

const offline = new TypeError('Failed to fetch dynamically imported module')
const failing = () => Promise.reject(offline)

const tick = () => new Promise((resolve) => setTimeout(resolve, 20))

const wordsOf = (locale: Locale) => ({
  messages: { demo: { word: locale }, resources: { 'demo/shop': { name: `shop ${locale}` } } },
})

/** A plugin's messages that note which language was fetched. */
function countedWords() {
  const loads: Locale[] = []
  const loader = (locale: Locale) => async () => {
    loads.push(locale)
    return wordsOf(locale)
  }
  const loaders: MessageLoaders = { zh_CN: loader('zh_CN'), zh_TW: loader('zh_TW'), en_US: loader('en_US') }
  return { loaders, loads }
}

/** A plugin's messages on a slow line: all but Simplified Chinese arrive when told. */
function heldWords() {
  const gates = new Map(locales.map((locale) => [locale, Promise.withResolvers<void>()]))
  const arrive = (locale: Locale) => gates.get(locale)?.resolve()
  const loader = (locale: Locale) => async () => {
    await gates.get(locale)?.promise
    return wordsOf(locale)
  }
  arrive('zh_CN')
  return { loaders: { zh_CN: loader('zh_CN'), zh_TW: loader('zh_TW'), en_US: loader('en_US') }, arrive }
}

/** A heading, and a button for each language. */
function renderMenu(provider: ConsoleI18nProvider) {
  const Menu = () => {
    const [, setLocale] = useLocaleState()
    const translate = useTranslate()
    const buttons = provider
      .getLocales?.()
      .map(({ locale, name }) =>
        createElement('button', { key: locale, onClick: () => setLocale(locale) }, name),
      )
    return createElement('div', null, createElement('h1', null, translate('atrium.action.save')), buttons)
  }
  const store = memoryStore()
  const language = createElement(Language, { i18n: provider, store, children: createElement(Menu) })
  return render(createElement(StoreContextProvider, { value: store, children: language }))
}
