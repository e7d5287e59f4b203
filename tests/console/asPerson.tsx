import { render } from '@testing-library/react'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { CoreAdminContext, memoryStore, useNotificationContext } from 'react-admin'
import type { DataProvider, NotificationPayload } from 'react-admin'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import type { UserInfo } from '#contract/core/session.ts'
import { PersonContext, type Person } from '#src/kit/base/person/personContext.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createHttp } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'
import { editor } from '#tests/support/fakeBackEnd.ts'

interface Stage {
  readonly plugin: Plugin
  readonly at: string
  readonly state?: unknown
  /** Screens by route; `*` stands for all other addresses. */
  readonly screens: Readonly<Record<string, ComponentType>>
  /** What stands above the screens. */
  readonly above?: ReactNode
  readonly user?: Partial<UserInfo>
  readonly entries?: readonly MenuEntry[]
  readonly signOut?: () => void
}

/**
 * Screens of a plugin with its texts, in English, for a brand editor whose session is `token`; calls go through the
 * real layers to `fakeBackEnd`. Answers what the person was told in toasts.
 */
export async function asPerson({
  plugin,
  at,
  state,
  screens,
  above,
  user = {},
  entries = [],
  signOut,
}: Stage) {
  const i18n = await createI18nProvider('en_US')
  if (plugin.messages) await i18n.addMessages(plugin.id, plugin.messages)
  const toasts: string[] = []
  const calls = createCalls({
    http: createHttp({ token: () => 'session-token', locale: () => 'en_US' }),
    site: () => '2',
    notify: (message) => toasts.push(message),
    onSignedOut: () => undefined,
  })

  const Stand = ({ children }: { children: ReactNode }) => {
    const [now, setNow] = useState<UserInfo>({ ...editor, ...user })
    const person: Person = {
      user: now,
      site: now.sites[0] ?? null,
      locales: ['zh_CN', 'zh_TW', 'en_US'],
      externalEntry: (id) => entries.find(({ _id }) => _id === id) ?? null,
      update: (change) => setNow((last) => ({ ...last, ...change })),
      async renew() {
        const { _id, ...told } = await calls.call<UserInfo>(
          { method: 'GET', path: '/userinfo' },
          { onError: () => undefined },
        )
        if (_id) setNow((last) => ({ ...last, ...told }))
      },
      signOut: signOut ?? (() => undefined),
    }
    return (
      <PersonContext value={person}>
        <CallsContext value={calls}>{children}</CallsContext>
      </PersonContext>
    )
  }
  const store = memoryStore()
  const paths = Object.entries(screens).map(([path, Screen]) => ({
    path,
    element: (
      <CoreAdminContext i18nProvider={i18n} store={store} dataProvider={noData}>
        <Stand>
          {above}
          <Screen />
          <Told />
        </Stand>
      </CoreAdminContext>
    ),
  }))
  const router = createMemoryRouter(paths, { initialEntries: [{ ...partsOf(at), state }] })
  return { ...render(<RouterProvider router={router} />), router, toasts }
}

/** Where one is, as text. */
export const Here = () => {
  const { pathname, search } = useLocation()
  return <p>at {pathname + search}</p>
}

/** The notices of react-admin, which the shell would draw. */
const Told = () => {
  const { notifications } = useNotificationContext()
  return notifications.map(({ message }: NotificationPayload) => (
    <output key={String(message)}>told: {message}</output>
  ))
}

const partsOf = (at: string) => {
  const { pathname, search } = new URL(at, 'http://x')
  return { pathname, search }
}

const noData = { getMany: async () => ({ data: [] }) } as unknown as DataProvider
