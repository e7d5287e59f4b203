// @runs own window
import { afterEach, describe, expect, it } from 'vitest'
import { preloadParts } from '#src/app/preloadParts.ts'

const parts = {
  console: ['assets/console-1.css', 'assets/vendor-1.js', 'assets/console-1.js'],
  zh_CN: ['assets/zh_CN-1.js'],
  zh_TW: ['assets/zh_TW-1.js'],
  'common zh_TW': ['assets/common-words-zh_TW-1.js'],
  RM: ['assets/records-1.js', 'assets/RM-1.js'],
  'RM pages': ['assets/forms-1.js', 'assets/RM-pages-1.js'],
  'RM zh_CN': ['assets/RM-words-zh_CN-1.js'],
  'RM zh_TW': ['assets/RM-words-zh_TW-1.js'],
}
const menu = JSON.stringify({ key: null, list: [{ uri: '#/RM/tour/list' }] })

/** What is fetched for somebody who opens an address, with what their browser has stored. */
function fetched(hash: string, stored: Readonly<Record<string, string>>): string[] {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(`atrium.${key}`, text)
  document.body.innerHTML = `<script type="application/json" id="parts">${JSON.stringify(parts)}</script>`
  location.hash = hash
  preloadParts()
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '')
}

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  location.hash = ''
  localStorage.clear()
})

describe('a signed-in user who opens', () => {
  it('a list gets the console, the area, and the texts of both in their language, at once', () => {
    expect(fetched('#/RM/tour/list?page=2', { menu, locale: 'zh_TW' })).toEqual(
      [...parts.console, ...parts.zh_TW, ...parts['common zh_TW'], ...parts.RM, ...parts['RM zh_TW']].map(
        (file) => `/${file}`,
      ),
    )
  })

  it('a list gets styles as styles and scripts as modules, which fit the tags that use them later', () => {
    fetched('#/RM/tour/list', { menu })
    const [style, script] = document.head.querySelectorAll('link')
    expect([style?.rel, style?.as, style?.crossOrigin]).toEqual(['preload', 'style', 'anonymous'])
    expect([script?.rel, script?.crossOrigin]).toEqual(['modulepreload', 'anonymous'])
  })

  it.each([
    ['#/RM/tour/list/create', true],
    ['#/RM/tour/list/T0001', true],
    ['#/RM/tour/list/T0001/show?tab=2', true],
    ['#/RM/tour/list?page=2', false],
  ])('%s gets the pages and forms of the area, too: %s', (hash, isOfRecord) => {
    const files = fetched(hash, { menu })
    expect(parts['RM pages'].every((file) => files.includes(`/${file}`))).toBe(isOfRecord)
  })

  it.each([
    ['the start page', '#/', { menu }],
    ['an area that was not in the menu', '#/RM/tour/list', { menu: '{"key":null,"list":[]}' }],
    ['an area without knowing the menu', '#/RM/tour/list', {}],
    ['an area that was switched off', '#/RM/tour/list', { menu, plugins_off: '[{"plugin":"RM"}]' }],
    ['an area that the build does not know', '#/RX/list', { menu: menu.replace('RM', 'RX') }],
  ])('%s gets only the console', (_, hash, stored) => {
    expect(fetched(hash, stored)).toEqual([...parts.console, ...parts.zh_CN].map((file) => `/${file}`))
  })

  it('a page in development gets nothing in advance', () => {
    document.body.innerHTML = ''
    preloadParts()
    expect(document.head.querySelectorAll('link')).toHaveLength(0)
  })
})
