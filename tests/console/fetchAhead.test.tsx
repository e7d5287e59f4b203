import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { memoryStore } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadParts } from '#src/app/preloadParts.ts'
import { isWholePage } from '#src/providers/wholePages.ts'
import { renderShell } from './inShell.tsx'

const parts = {
  RM: ['assets/kit-1.js', 'assets/RM-1.js'],
  'RM en_US': ['assets/RM-words-en_US-1.js'],
  brandDB: ['assets/kit-1.js', 'assets/brandDB-1.js'],
  'brandDB en_US': ['assets/brandDB-words-en_US-1.js'],
}
const of = (name: keyof typeof parts) => [...parts[name], ...parts[`${name} en_US` as keyof typeof parts]]

/** The files fetched so far. */
const fetched = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href')?.slice(1),
  )

/** A page with links to two areas, of which the menu has one. */
const page = (
  <>
    <a href="#/RM/tour/list">Tours</a>
    <a href="#/RX/list">Elsewhere</a>
  </>
)

beforeEach(() => {
  localStorage.setItem('atrium.locale', 'en_US')
  localStorage.setItem(
    'atrium.menu',
    JSON.stringify({ list: [{ uri: '/RM/tour/list' }, { uri: '/brandDB/brand' }] }),
  )
  const data = Object.assign(document.createElement('script'), { id: 'parts', type: 'application/json' })
  data.textContent = JSON.stringify(parts)
  document.head.append(data)
})
afterEach(() => {
  cleanup()
  for (const added of document.head.querySelectorAll('link, #parts')) added.remove()
  localStorage.clear()
  location.hash = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the code of an area is fetched', () => {
  it.each([
    ['points at a link to it', (link: HTMLElement) => fireEvent.pointerOver(link)],
    ['reaches a link to it with the keyboard', (link: HTMLElement) => fireEvent.focusIn(link)],
  ])('once, when the user %s', async (_, reach) => {
    await renderShell({ page })
    const link = await screen.findByRole('link', { name: 'Tours' })
    expect(fetched()).toEqual([])
    reach(link)
    reach(link)
    expect(fetched()).toEqual(of('RM'))
  })

  it('when the first page stands, if the user opened it lately', async () => {
    const store = memoryStore()
    store.setItem('atrium.menu.visits', [{ id: 'bd1', count: 3 }])
    await renderShell({ page, store })
    expect(fetched()).toEqual(of('brandDB'))
  })

  it('never when the menu does not have it', async () => {
    await renderShell({ page })
    fireEvent.pointerOver(await screen.findByRole('link', { name: 'Elsewhere' }))
    expect(fetched()).toEqual([])
  })

  it.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '3g' }])(
    'never in advance on a slow or metered connection: %o',
    async (connection) => {
      vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }))
      await renderShell({ page })
      fireEvent.pointerOver(await screen.findByRole('link', { name: 'Tours' }))
      expect(fetched()).toEqual([])
    },
  )

  it('with its pages and forms from then on, if the page of the address needed them', async () => {
    location.hash = '#/RM/statistics'
    const list = document.getElementById('parts')
    if (list) list.textContent = JSON.stringify({ ...parts, 'RM pages': ['assets/RM-pages-1.js'] })
    preloadParts()
    expect(fetched()).not.toContain('assets/RM-pages-1.js')
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{} as PerformanceEntry])
    await renderShell({ page })
    await waitFor(() => expect(isWholePage(location.hash)).toBe(true))
    for (const link of document.head.querySelectorAll('link')) link.remove()
    preloadParts()
    expect(fetched()).toContain('assets/RM-pages-1.js')
  })
})
