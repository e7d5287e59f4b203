import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  memoryStore,
  Resource,
  useNotificationContext,
} from 'react-admin'
import type { NotificationPayload } from 'react-admin'
import { createMemoryRouter, Route, RouterProvider } from 'react-router-dom'
import type { Subject } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { compose } from '#src/kit/base/registry/compose.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { nobody } from '#src/kit/testing/sampleConsole.ts'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import plugin from '#src/plugins/brandDB/plugin.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { createHttp } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { brandScreens } from '#src/resources/brandDB/brand/brandScreens.tsx'
import {
  Classifications,
  CompanyClassifications,
} from '#src/resources/brandDB/brandDictionary/brandDictionaryScreens.tsx'
import { TagSettings } from '#src/resources/brandDB/brandDictionary/TagSettings.tsx'
import { fakeBackEnd, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'
import { Here } from './asPerson.tsx'

/** Somebody at site 2 with these rights. */
export const withRights = (...permissions: string[]): Subject => ({
  ...nobody,
  id: 'me',
  site: '2',
  permissions: new Set(['branddb.brand.view', ...permissions]),
})

const blank = Object.fromEntries(Object.keys(brand.fields).map((name) => [name, null]))

/** A brand as it travels. */
export const brandOf = (_id: string, more: object = {}) => ({
  ...blank,
  _id,
  name: `品牌${_id}`,
  name_en: `Brand ${_id}`,
  category_id: 'c1',
  aliases: [],
  tag_ids: [],
  photos: [],
  site_ids: [],
  store_count: 0,
  is_first_store: false,
  is_favourite: false,
  status: 'active',
  audit_status: 'none',
  created_at: 1763000000,
  updated_at: 1763000000,
  rev: 1,
  ...more,
})

export const named = (_id: string, name_en: string, more: object = {}) => ({
  _id,
  name: name_en,
  name_en,
  name_tc: null,
  order: 1,
  rev: 1,
  ...more,
})

/** The rows that a condition of plain values finds, as a list call answers them. */
export const rows = (all: readonly object[]) => (asked: ReceivedRequest) => {
  const cond: Record<string, unknown> = JSON.parse(asked.query['cond'] ?? '{}')
  const list = all.filter((one) => {
    const row: Record<string, unknown> = { ...one }
    return Object.entries(cond).every(([name, wanted]) => {
      if (!(name in row)) return true
      const values = wanted !== null && typeof wanted === 'object' && '$in' in wanted ? wanted.$in : wanted
      return [values].flat().some((one) => [row[name]].flat().includes(one))
    })
  })
  return { list, total: list.length }
}

/** A back end with some brands and dictionaries, and whatever a test answers otherwise. */
export const backEnd = (more: Parameters<typeof fakeBackEnd>[0] = {}) =>
  fakeBackEnd({
    'GET /bdbrandcategory': rows([named('c1', 'Food'), named('c2', 'Fashion', { order: 2 })]),
    'GET /bdlevel1classification': rows([
      named('l1', 'Hotpot', { category_id: 'c1' }),
      named('l2', 'Noodles', { category_id: 'c1', order: 2 }),
    ]),
    'GET /bdlevel2classification': rows([]),
    'GET /bdbrandtag': rows([
      named('t1', 'First store', { group: 'Market', color: '#aa3300' }),
      named('t2', 'Vintage', { group: 'Style', order: 2 }),
    ]),
    'GET /bdbrand': rows([brandOf('B1'), brandOf('B2', { tag_ids: ['t1'] })]),
    ...more,
  })

/** What was written. */
export const sent = ({ asked }: { asked: readonly ReceivedRequest[] }) =>
  asked.filter(({ method }) => method !== 'GET')

/** The screens of brands and their dictionaries in English, on the real layers down to `fakeBackEnd`. */
export async function openBrands(at: string, subject: Subject) {
  const i18n = await createI18nProvider('en_US')
  if (plugin.messages) await i18n.addMessages(plugin.id, plugin.messages)
  const http = createHttp({ token: () => 'session-token', locale: () => 'en_US' })
  const resources = new Map((plugin.resources ?? []).map((one) => [one.name, one]))
  const site = () => subject.site
  const calls = createCalls({ http, site, notify: () => undefined, onSignedOut: () => undefined })
  const may = async ({ action }: { action: string }) =>
    action !== 'delete' || subject.permissions.has('branddb.brand.delete')
  const console_ = (
    <CoreAdminContext
      dataProvider={createDataProvider({ http, resources, site })}
      authProvider={{ ...person, canAccess: may }}
      i18nProvider={i18n}
      store={memoryStore()}
    >
      <RegistryContext value={registry}>
        <ResourcesContext value={resources}>
          <SubjectContext value={subject}>
            <CallsContext value={calls}>
              <CoreAdminUI disableTelemetry>
                <CustomRoutes>
                  <Route path="/brandDB/settings" element={<Classifications />} />
                  <Route path="/brandDB/settings/tag" element={<TagSettings />} />
                  <Route
                    path="/brandDB/settings/companyClassification"
                    element={<CompanyClassifications />}
                  />
                  <Route path="/brandDB/brandModifyPC/:id" element={<Here />} />
                </CustomRoutes>
                <Resource
                  name="brandDB/brand"
                  list={Listed}
                  show={Shown}
                  edit={brandScreens.edit}
                  create={brandScreens.create}
                />
                {[...resources.keys()]
                  .filter((name) => name !== 'brandDB/brand')
                  .map((name) => (
                    <Resource key={name} name={name} />
                  ))}
              </CoreAdminUI>
            </CallsContext>
          </SubjectContext>
        </ResourcesContext>
      </RegistryContext>
    </CoreAdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: console_ }], { initialEntries: [at] })
  return { user: userEvent.setup(), router, ...render(<RouterProvider router={router} />) }
}

// No other area has put anything there.
const registry = { composition: compose([]), loadMessages: async () => undefined }

/** The notices, which the shell would draw. */
const Told = () =>
  useNotificationContext().notifications.map(({ message, notificationOptions }: NotificationPayload) => (
    <output key={String(message)}>
      told: {String(message)} {JSON.stringify(notificationOptions?.messageArgs ?? {})}
    </output>
  ))

const Listed = () => (
  <>
    <Told />
    <brandScreens.list />
  </>
)
const Shown = () => (
  <>
    <Told />
    <brandScreens.show />
  </>
)

const person = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => [],
  getIdentity: async () => ({ id: 'me' }),
}
