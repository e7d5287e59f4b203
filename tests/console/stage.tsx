import type { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'react-admin'
import type { AuthProvider, DataProvider, Store } from 'react-admin'
import { createMemoryRouter, Route, RouterProvider } from 'react-router-dom'
import type { Subject } from '#contract/access.ts'
import type { Resource as Contract } from '#contract/resource.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { PersonContext, type Person } from '#src/kit/base/person/personContext.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import type { MessageLoaders, Messages } from '#src/providers/messageSource.ts'
import { compose, type Composition } from '#src/kit/base/registry/compose.ts'
import { RegistryContext, type PartFailure, type Registry } from '#src/kit/base/registry/registryContext.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { nobody, samplePerson, signedInAs } from '#src/kit/testing/sampleConsole.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { createHttp, type Http, type HttpRequest } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import type { Locale } from '#src/providers/locale.ts'

type Screens = Partial<Record<'list' | 'show' | 'edit' | 'create', ComponentType>>

interface Stage {
  readonly at?: string
  /** What is drawn, if that is not the screens of resources. */
  readonly page?: ReactNode
  readonly resources?: Readonly<Record<string, Contract>>
  /** By the names of the resources. */
  readonly screens?: Readonly<Record<string, Screens>>
  /** Pages beside these, by their routes. */
  readonly pages?: Readonly<Record<string, ReactNode>>
  /** The texts of a plugin; `texts` are some in English. */
  readonly words?: MessageLoaders | undefined
  readonly texts?: Messages
  readonly subject?: Subject
  readonly person?: Person
  readonly site?: string | null
  readonly locale?: Locale
  /** The connection; by default it leads to `fakeBackEnd`. */
  readonly http?: Http
  readonly dataProvider?: DataProvider
  readonly authProvider?: AuthProvider
  readonly queryClient?: QueryClient
  readonly store?: Store
  /** Plugins that are combined; by default none. Their resources are mounted. */
  readonly composition?: Composition
  readonly onFault?: (fault: PartFailure) => void
}

/** Somebody who is signed in, without a permission. */
export const me: Subject = { ...nobody, id: 'me' }

/** A connection at whose other end is a function. */
export const answering = (answer: (request: HttpRequest) => unknown): Http => ({
  send: async (request) => ({ data: await answer(request), token: null }),
  exchange: () => Promise.reject(new Error('no file')),
})

/** Draws screens, or a page, in a running react-admin in English, with the console's contexts around it. */
export async function stage({
  at = '/',
  page,
  resources = {},
  screens = {},
  pages = {},
  texts = {},
  words,
  subject = me,
  person = samplePerson,
  site = '2',
  locale = 'en_US',
  http = createHttp({ token: () => 'session-token', locale: () => locale }),
  composition = compose([]),
  onFault = () => undefined,
  store = memoryStore(),
  ...given
}: Stage) {
  const i18n = await createI18nProvider(locale)
  const load = async () => ({ messages: texts })
  await i18n.addMessages('stage', words ?? { zh_CN: load, zh_TW: load, en_US: load })
  const named = Object.entries(resources).map(([name, contract]) => [name, { name, contract }] as const)
  const mounted = new Map([...composition.resources, ...named])
  const toasts: string[] = []
  const signedOut: string[] = []
  const calls = createCalls({
    http,
    site: () => site,
    notify: (message) => toasts.push(message),
    onSignedOut: () => signedOut.push(at),
  })
  const providers = {
    dataProvider: createDataProvider({ http, resources: mounted, site: () => site }),
    authProvider: signedInAs(subject),
    ...given,
  }
  const loadMessages: Registry['loadMessages'] = async ({ id, messages }) =>
    messages && i18n.addMessages(id, messages)
  const element = (
    <CoreAdminContext i18nProvider={i18n} store={store} {...providers}>
      <RegistryContext value={{ composition, loadMessages, onFault }}>
        <ResourcesContext value={mounted}>
          <SubjectContext value={subject}>
            <PersonContext value={person}>
              <CallsContext value={calls}>
                {page ?? (
                  <CoreAdminUI disableTelemetry>
                    <CustomRoutes>
                      {Object.entries(pages).map(([path, of]) => (
                        <Route key={path} path={path} element={of} />
                      ))}
                    </CustomRoutes>
                    {[...mounted.keys()].map((name) => (
                      <Resource key={name} name={name} {...screens[name]} />
                    ))}
                  </CoreAdminUI>
                )}
              </CallsContext>
            </PersonContext>
          </SubjectContext>
        </ResourcesContext>
      </RegistryContext>
    </CoreAdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  return { user: userEvent.setup(), router, toasts, signedOut, ...render(<RouterProvider router={router} />) }
}
