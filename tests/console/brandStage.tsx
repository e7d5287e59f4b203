import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'react-admin'
import { createMemoryRouter, Route, RouterProvider } from 'react-router-dom'
import type { Subject } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { brandTag } from '#contract/brandDB/brandTag.ts'
import { company } from '#contract/brandDB/company.ts'
import { level1Classification } from '#contract/brandDB/level1Classification.ts'
import { level2Classification } from '#contract/brandDB/level2Classification.ts'
import { user } from '#contract/System/user.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { nobody, signedInAs } from '#src/kit/testing/sampleConsole.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import plugin from '#src/plugins/brandDB/plugin.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { createHttp } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { BrandAuditList } from '#src/resources/brandDB/brandAudit/BrandAuditList.tsx'
import {
  BrandAuditShow,
  BrandModify,
  BrandPropose,
} from '#src/resources/brandDB/brandAudit/brandAuditScreens.tsx'
import { Here } from './asPerson.tsx'

/** Somebody of the brand department with these rights. */
export const withRights = (...permissions: string[]): Subject => ({
  ...nobody,
  id: 'me',
  departments: ['17'],
  permissions: new Set(['branddb.brand.view', 'branddb.audit.view', ...permissions]),
})

/** The screens of brand approval in English, on the real layers down to `fakeBackEnd`. */
export async function openBrand(at: string, subject: Subject) {
  const i18n = await createI18nProvider('en_US')
  if (plugin.messages) await i18n.addMessages(plugin.id, plugin.messages)
  const http = createHttp({ token: () => 'session-token', locale: () => 'en_US' })
  const mounted = {
    'brandDB/brand': brand,
    'brandDB/brandAudit': brandAudit,
    'brandDB/brandCompany': brandCompany,
    'brandDB/company': company,
    'brandDB/settings/category': brandCategory,
    'brandDB/settings/level1': level1Classification,
    'brandDB/settings/level2': level2Classification,
    'brandDB/settings/tag': brandTag,
    'common/user': user,
  }
  const resources = new Map(Object.entries(mounted).map(([name, of]) => [name, { name, contract: of }]))
  const calls = createCalls({
    http,
    site: () => '2',
    notify: () => undefined,
    onSignedOut: () => undefined,
  })
  const console_ = (
    <CoreAdminContext
      dataProvider={createDataProvider({ http, resources, site: () => '2' })}
      authProvider={signedInAs(subject)}
      i18nProvider={i18n}
      store={memoryStore()}
    >
      <ResourcesContext value={resources}>
        <SubjectContext value={subject}>
          <CallsContext value={calls}>
            <CoreAdminUI disableTelemetry>
              <CustomRoutes>
                <Route path="/brandDB/brandModifyPC/:id" element={<BrandModify />} />
                <Route path="/brandDB/brandPropose" element={<BrandPropose />} />
              </CustomRoutes>
              <Resource name="brandDB/brandAudit" list={BrandAuditList} show={BrandAuditShow} />
              <Resource name="brandDB/brand" list={Here} show={Here} />
              {Object.keys(mounted)
                .filter((name) => !['brandDB/brandAudit', 'brandDB/brand'].includes(name))
                .map((name) => (
                  <Resource key={name} name={name} />
                ))}
            </CoreAdminUI>
          </CallsContext>
        </SubjectContext>
      </ResourcesContext>
    </CoreAdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: console_ }], { initialEntries: [at] })
  return { user: userEvent.setup(), router, ...render(<RouterProvider router={router} />) }
}
