import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { text } from '#contract/localText.ts'
import { Language, unchanging } from '#src/app/Language.tsx'
import { compose } from '#src/kit/base/registry/compose.ts'
import { definePlugin } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf } from '#src/providers/messagesOf.ts'
import { RegistryContext, type Registry } from '#src/kit/base/registry/registryContext.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { NotificationTray } from '#src/layout/NotificationTray.tsx'
import { ShellContext, type Shell } from '#src/layout/shellContext.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createHttp } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { editor, fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

const closed = text(
  '停车场已关闭：%{reason}',
  '停車場已關閉：%{reason}',
  'Your car park is closed: %{reason}',
)
const messages = messagesOf({}, { parking: { told: { closed } } })

const parking = definePlugin({
  id: 'parking',
  api: 1,
  title: { zh_CN: '停车', zh_TW: '停車', en_US: 'Parking' },
  messages,
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the tray tells people in the words of a plugin, none of whose screens they have seen', async () => {
  const closed = { _id: 'n1', title_key: 'parking.told.closed', params: { reason: 'flood' }, read_at: null }
  fakeBackEnd({ 'GET /notification': { list: [closed], total: 1 } })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
  expect(await screen.findByText('Your car park is closed: flood')).toBeTruthy()
})

it('the tray tells people in the words that the server sends, and fetches nothing of the plugin', async () => {
  const title = { zh_CN: '已满：%{lot}', zh_TW: '已滿：%{lot}', en_US: 'Full: %{lot}' }
  const full = { _id: 'n1', title_key: 'parking.full', title, params: { lot: 'North' }, read_at: null }
  fakeBackEnd({ 'GET /notification': { list: [full], total: 1 } })
  const loadMessages = vi.fn()
  await open(loadMessages)
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
  expect(await screen.findByText('Full: North')).toBeTruthy()
  expect(loadMessages).not.toHaveBeenCalled()
})

/** The tray, with the languages of the console as it has them. */
async function open(loadMessages?: Registry['loadMessages']) {
  const i18n = await createI18nProvider('en_US')
  const store = memoryStore()
  const calls = createCalls({
    http: createHttp({ token: () => 't', locale: () => 'en_US' }),
    site: () => '2',
    notify: vi.fn(),
    onSignedOut: vi.fn(),
  })
  const registry = {
    composition: compose([{ id: 'parking', plugin: parking }]),
    loadMessages: loadMessages ?? (() => i18n.addMessages('parking', messages)),
  }
  // The tray reads nothing else of it.
  const shell = { currentUser: editor } as unknown as Shell
  render(
    <CoreAdminContext i18nProvider={unchanging(i18n, store)} store={store}>
      <Language i18n={i18n} store={store}>
        <RegistryContext value={registry}>
          <CallsContext value={calls}>
            <ShellContext value={shell}>
              <NotificationTray />
            </ShellContext>
          </CallsContext>
        </RegistryContext>
      </Language>
    </CoreAdminContext>,
  )
}
