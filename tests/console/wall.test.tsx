import { useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { CardPage } from '#src/kit/page/cards/CardPage.tsx'
import { compose } from '#src/kit/base/registry/compose.ts'
import { definePlugin } from '#src/kit/base/plugin/definePlugin.ts'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { defineSlot, extendSlot } from '#src/kit/base/plugin/slot.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { subjectOf } from '#src/providers/access.ts'
import { editor } from '#tests/support/fakeBackEnd.ts'

/** The server behind the card: how often it was asked, and whether it is there. */
const server = { asked: 0, isThere: true }

const cards = defineSlot<Record<never, never>>('a.cards')
function Figure() {
  const { data } = useQuery({
    queryKey: ['figure'],
    retry: false,
    queryFn: async () => {
      server.asked += 1
      if (!server.isThere) throw new Error('away')
      return server.asked
    },
  })
  return <p>figure {data}</p>
}
const plugin = definePlugin({
  id: 'a',
  api: 1,
  title: { zh_CN: 'a', zh_TW: 'a', en_US: 'a' },
  slots: [cards],
  extensions: [
    extendSlot(cards, { id: 'one', label: 'one', order: 1, can: signedIn, load: async () => Figure }),
  ],
})

/** A page of the console of which 500 of 1,200 pixels are in view. */
function tallPage(): HTMLElement {
  const page = document.createElement('main')
  page.id = 'content'
  Object.defineProperties(page, { clientHeight: { value: 500 }, scrollHeight: { value: 1200 } })
  page.scrollTo = ((to: ScrollToOptions) => {
    page.scrollTop = to.top ?? 0
  }) as HTMLElement['scrollTo']
  document.body.append(page)
  return page
}

const passes = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const figure = () => screen.getByText(/^figure/).textContent
const updated = () => screen.getByText(/^atrium.cards.updated/)

let page: HTMLElement
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 15, 0, 0) })
  Object.assign(server, { asked: 0, isThere: true })
  location.hash = '#/?wall=1'
  page = tallPage()
  render(
    <CoreAdminContext
      store={memoryStore()}
      i18nProvider={{
        translate: (key, { time = '' }: { time?: string } = {}) => `${key} ${time}`.trim(),
        changeLocale: async () => undefined,
        getLocale: () => 'en_US',
      }}
    >
      <RegistryContext
        value={{ composition: compose([{ id: 'a', plugin }], {}), loadMessages: async () => undefined }}
      >
        <SubjectContext value={subjectOf(editor, '2', null)}>
          <CardPage title="cards" slot={cards} props={{}} name="wall" />
        </SubjectContext>
      </RegistryContext>
    </CoreAdminContext>,
    { container: page },
  )
  while (!screen.queryByText(/^figure \d/)) await passes(0.001)
})
afterEach(() => {
  cleanup()
  page.remove()
  location.hash = ''
  vi.useRealTimers()
})

it('a page on the wall fetches its figures every minute, and shows one screenful after another', async () => {
  expect(figure()).toBe('figure 1')
  await passes(19)
  expect([page.scrollTop, figure()]).toEqual([0, 'figure 1'])
  await passes(1)
  expect(page.scrollTop).toBe(450)
  await passes(20)
  expect(page.scrollTop).toBe(900)
  await passes(20)
  expect([page.scrollTop, figure()]).toEqual([0, 'figure 2'])
  expect(updated().textContent).toContain('08:01')
})

it('a page on the wall shows what it has while the server is away, says how old that is, and goes on afterwards', async () => {
  server.isThere = false
  await passes(600)
  expect(figure()).toBe('figure 1')
  expect(updated().textContent).toContain('08:00')
  server.isThere = true
  await passes(60)
  expect(figure()).toBe(`figure ${server.asked}`)
  expect(updated().textContent).toContain('08:11')
})

it('a page on the wall goes on for a day, and over midnight', async () => {
  await passes(24 * 3600)
  // Once a minute, and when the cards begin anew.
  expect(server.asked).toBeGreaterThanOrEqual(24 * 60)
  expect(server.asked).toBeLessThanOrEqual(24 * 60 + 3)
  expect(figure()).toBe(`figure ${server.asked}`)
  expect(updated().textContent).toContain('08:00')
})
