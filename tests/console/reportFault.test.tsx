// @runs own window
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { consoleOf } from '#src/app/App.tsx'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { createHttp } from '#src/providers/http.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { startConsole } from '#src/app/startConsole.ts'
import { editor, fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

let message = 'kaput'
const Broken = () => {
  throw new RangeError(message)
}
const Clicked = () => (
  <button
    type="button"
    onClick={() => {
      throw new TypeError('not like this')
    }}
  >
    Press
  </button>
)
const title = { zh_CN: '停车', zh_TW: '泊車', en_US: 'Parking' }
const parking = definePlugin({
  id: 'parking',
  api: 1,
  version: '2.1.0',
  title,
  pages: [
    page('/parking/map', async () => Broken, signedIn),
    page('/parking/rates', async () => Clicked, signedIn),
  ],
})

async function open(hash: string, answers: Parameters<typeof fakeBackEnd>[0]) {
  location.hash = hash
  const backEnd = fakeBackEnd({
    'POST /validity': editor,
    'GET /config': { params: {}, demo: false },
    ...answers,
  })
  const session = openSession()
  session.update({ token: 't1', userId: 'u1', user: editor, menu: [], site: '2' })
  const http = createHttp({ token: () => session.get().token, locale: () => 'en_US' })
  const signIn = createSignIn({ session, http })
  const loaders = { parking: async () => ({ default: parking }) }
  render(consoleOf(await startConsole({ session, http, signIn, person: Promise.resolve(), loaders })))
  const faults = () => backEnd.asked.filter(({ path }) => path === '/fault').map(({ body }) => body)
  return { faults }
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('atrium.locale', 'en_US')
  message = 'kaput'
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const again = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

it('the console reports a part that crashes once, and once more when it crashes with another error', async () => {
  const { faults } = await open('#/parking/map', { 'POST /fault': null })
  await vi.waitFor(() => expect(faults()).toHaveLength(1))
  expect(faults()).toEqual([
    {
      plugin: 'parking',
      version: '2.1.0',
      part: '/parking/map',
      name: 'RangeError',
      message: 'kaput',
      build: expect.stringContaining('reportFault'),
    },
  ])
  await again()
  await screen.findByRole('alert')
  message = 'worse'
  await again()
  await vi.waitFor(() => expect(faults().at(-1)).toMatchObject({ message: 'worse' }))
  expect(faults()).toHaveLength(2)
})

it('the console cuts long messages, which nobody reads and which the back end refuses', async () => {
  message = 'x'.repeat(900)
  const { faults } = await open('#/parking/map', { 'POST /fault': null })
  await vi.waitFor(() => expect(faults()).toEqual([expect.objectContaining({ message: 'x'.repeat(200) })]))
})

it('the console reports what fails while an event is handled', async () => {
  const { faults } = await open('#/parking/rates', { 'POST /fault': null })
  // jsdom reports an error of a handler as browsers do; vitest would count it as its own.
  window.addEventListener('error', (event) => event.preventDefault(), { once: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Press' }))
  await vi.waitFor(() =>
    expect(faults()).toEqual([
      expect.objectContaining({ part: '/parking/rates', name: 'TypeError', message: 'not like this' }),
    ]),
  )
})

it('the console leaves a back end alone that has no such call, and tells nobody', async () => {
  const { faults } = await open('#/parking/map', {})
  await vi.waitFor(() => expect(faults()).toHaveLength(1))
  message = 'worse'
  await again()
  expect((await screen.findByRole('alert')).textContent).toContain('worse')
  expect(faults()).toHaveLength(1)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})
