import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useLayoutEffect } from 'react'
import { CoreAdminContext, Form, memoryStore, TextInput, useSetLocale, useTranslate } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Language, unchanging } from '#src/app/Language.tsx'
import { seenOn } from '#src/app/seenTexts.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { renderShell } from './inShell.tsx'

const drawn = vi.fn<() => void>()

const Page = () => {
  const translate = useTranslate()
  const setLocale = useSetLocale()
  useEffect(drawn, [])
  return (
    <Form>
      <h1>{translate('atrium.action.save')}</h1>
      <TextInput source="name" label="atrium.field.name" />
      <button type="button" onClick={() => setLocale('zh_TW')}>
        in a screen of its own
      </button>
    </Form>
  )
}

const choose = async (language: string) => {
  await userEvent.click(screen.getByRole('button', { name: /^(?:Language|語言|语言)/ }))
  await userEvent.click(await screen.findByRole('button', { name: language }))
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  drawn.mockClear()
})

describe('someone who changes the language in the middle of a form', () => {
  it('finds what they typed, under a label in the new language', async () => {
    await renderShell({ page: <Page /> })
    await userEvent.type(screen.getByRole('textbox', { name: 'Simplified Chinese name' }), '光合咖啡')
    await choose('繁體中文')
    expect(await screen.findByRole('heading', { name: '儲存' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: '簡體名稱' })).toHaveProperty('value', '光合咖啡')
    expect(drawn).toHaveBeenCalledOnce()
  })

  it('has the pages noted on which each text was seen', async () => {
    location.hash = '#/brandDB/brand?page=2'
    await renderShell({ page: <Page /> })
    location.hash = '#/brandDB/company/C1'
    await choose('繁體中文')
    await screen.findByRole('heading', { name: '儲存' })
    expect(seenOn('atrium.action.save')).toEqual(['/brandDB/brand', '/brandDB/company/C1'])
    expect(seenOn('atrium.action.nobody_says_this')).toEqual([])
    location.hash = ''
  })

  it('stays where they were: the same scroll, the same place of the focus', async () => {
    await renderShell({ page: <Page /> })
    const main = screen.getByRole('main')
    main.scrollTop = 321
    const button = screen.getByRole('button', { name: 'in a screen of its own' })
    await userEvent.click(button)
    expect(await screen.findByRole('heading', { name: '儲存' })).toBeTruthy()
    expect(screen.getByRole('main')).toBe(main)
    expect(main.scrollTop).toBe(321)
    expect(document.activeElement).toBe(button)
  })

  it('never reads names of one language among texts of another', async () => {
    const { i18n } = await renderShell({ page: <Page /> })
    const gate = Promise.withResolvers<void>()
    const loader = (word: string) => async () => ({ messages: { demo: { word } } })
    const zh_TW = async () => {
      await gate.promise
      return { messages: { demo: { word: '詞' } } }
    }
    await act(() => i18n.addMessages('demo', { zh_CN: loader('词'), en_US: loader('word'), zh_TW }))
    await choose('繁體中文')
    expect(screen.getByRole('heading', { name: 'Save' })).toBeTruthy()
    expect(screen.getByText('Guangzhou')).toBeTruthy()
    await act(async () => gate.resolve())
    expect(await screen.findByRole('heading', { name: '儲存' })).toBeTruthy()
    expect(screen.getByText('廣州店')).toBeTruthy()
  })
})

describe('texts that come while the page is being drawn', () => {
  it('stand there at once', async () => {
    const i18n = await createI18nProvider('en_US')
    let spoken = i18n.spoken()
    let turn = 0
    // Before anything of what was drawn has begun to listen.
    const Word = () => {
      useLayoutEffect(() => {
        const word = `word ${(turn += 1)}`
        spoken = { ...spoken, translate: () => word }
      }, [])
      return <p>{useTranslate()('demo.word', { _: 'the default' })}</p>
    }
    const store = memoryStore()
    const { container } = render(
      <CoreAdminContext i18nProvider={unchanging(i18n, store)} store={store}>
        <Language i18n={{ ...i18n, spoken: () => spoken }} store={store}>
          <Word />
        </Language>
      </CoreAdminContext>,
    )
    await vi.waitFor(() => expect(container.textContent).toBe(`word ${turn}`))
  })
})

describe('the languages offered', () => {
  it('are those of the back end', async () => {
    await renderShell({ data: { locales: ['zh_TW', 'en_US'] } })
    await userEvent.click(screen.getByRole('button', { name: /^Language/ }))
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(names.slice(-2)).toEqual(['繁體中文', 'English'])
    expect(screen.queryByRole('button', { name: '简体中文' })).toBeNull()
  })
})
