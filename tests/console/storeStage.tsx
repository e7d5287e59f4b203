import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'react-admin'
import { createMemoryRouter, Route, RouterProvider } from 'react-router-dom'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { floor as floors } from '#contract/brandDB/floor.ts'
import { site } from '#contract/common/site.ts'
import { store } from '#contract/brandDB/store.ts'
import { compose } from '#src/kit/base/registry/compose.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { nobody, signedInAs } from '#src/kit/testing/sampleConsole.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import plugin from '#src/plugins/brandDB/plugin.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { createHttp } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { StoreMerge } from '#src/resources/brandDB/store/StoreMerge.tsx'
import { storeScreens } from '#src/resources/brandDB/store/storeScreens.tsx'
import { StoreSplit } from '#src/resources/brandDB/store/StoreSplit.tsx'
import { fakeBackEnd, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'
import { Here } from './asPerson.tsx'

const blank = Object.fromEntries(Object.keys(store.fields).map((name) => [name, null]))

/** A unit of 100 m2 as the server answers it. */
export const unit = (id: string, more: Record<string, unknown> = {}) => ({
  ...blank,
  _id: id,
  site: '8',
  floor_id: 'F1',
  store_no: id,
  store_type: 'inline',
  area: 100,
  status: 'vacant',
  is_split: false,
  is_merge: false,
  rev: 1,
  ...more,
})

const floor = { _id: 'F1', name: '二层', name_en: 'Level 2', code: 'L2', plan: null, store_count: 3 }
// No other area has put anything there.
const registry = { composition: compose([]), loadMessages: async () => undefined }

const page = (list: object[]) => ({ list, total: list.length })

/** A back end with these units, and what is given beside. */
export const backEndOf = (
  units: Record<string, unknown>[],
  answers: Record<string, object | null | ((asked: ReceivedRequest) => unknown)> = {},
) =>
  fakeBackEnd({
    ...Object.fromEntries(units.map((one) => [`GET /bdstore/${String(one['_id'])}`, one])),
    'GET /bdstore': page(units),
    'GET /BdFloor': page([floor]),
    'GET /BdFloor/F1': floor,
    'GET /bdsite': page([]),
    'GET /bdbrandcategory': page([]),
    'GET /store/lineage': { today: '2026-11-15', nodes: units, edges: [] },
    'GET /store/areas': page([{ from: '2025-01-01', to: null, area: 100 }]),
    'GET /store/ships': page([]),
    'GET /store/owners': page([{ user_id: 'u2', name: '邓', name_en: 'Patrick', permits: ['lease'] }]),
    'GET /bd/store/verify_pa': { result: true, reason: 'ok', permits: ['lease'] },
    ...answers,
  })

/** The screens of units in English, for somebody who lets them and has these rights besides. */
export async function openStore(at: string, ...rights: string[]) {
  const subject = {
    ...nobody,
    id: 'me',
    permissions: new Set(['branddb.store.view', 'leasing.split_merge', ...rights]),
  }
  const i18n = await createI18nProvider('en_US')
  if (plugin.messages) await i18n.addMessages(plugin.id, plugin.messages)
  const http = createHttp({ token: () => 'session-token', locale: () => 'en_US' })
  const mounted = {
    'brandDB/store': store,
    'brandDB/floor': floors,
    'brandDB/settings/category': brandCategory,
    'System/site': site,
  }
  const resources = new Map(Object.entries(mounted).map(([name, of]) => [name, { name, contract: of }]))
  const calls = createCalls({
    http,
    site: () => '8',
    notify: () => undefined,
    onSignedOut: () => undefined,
  })
  const console_ = (
    <CoreAdminContext
      dataProvider={createDataProvider({ http, resources, site: () => '8' })}
      authProvider={signedInAs(subject)}
      i18nProvider={i18n}
      store={memoryStore()}
    >
      <RegistryContext value={registry}>
        <ResourcesContext value={resources}>
          <SubjectContext value={subject}>
            <CallsContext value={calls}>
              <CoreAdminUI disableTelemetry>
                <CustomRoutes>
                  <Route path="/brandDB/store/:id/split" element={<StoreSplit />} />
                  <Route path="/brandDB/store/:id/merge" element={<StoreMerge />} />
                </CustomRoutes>
                <Resource
                  name="brandDB/store"
                  list={Here}
                  show={storeScreens.show}
                  edit={storeScreens.edit}
                />
                {['brandDB/floor', 'brandDB/settings/category', 'System/site'].map((name) => (
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
