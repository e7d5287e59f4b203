import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  memoryStore,
  Resource,
  ResourceDefinitionContextProvider,
} from 'react-admin'
import { createMemoryRouter, Route, RouterProvider } from 'react-router-dom'
import type { Subject } from '#contract/access.ts'
import type { Composition } from '#src/kit/base/registry/compose.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { Part } from '#src/kit/page/part/Part.tsx'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import type { DrawnPart } from './partsOf.ts'
import { sampleCalls, sampleData, samplePerson, signedInAs } from './sampleConsole.ts'
import type { Words } from './wordsOf.ts'

interface StageProps {
  readonly composition: Composition
  readonly plugin: Plugin
  /** All parts of the plugin, because links lead to the others. */
  readonly parts: readonly DrawnPart[]
  readonly shown: DrawnPart
  readonly subject: Subject
  readonly words: Words
  readonly queryClient: QueryClient
}

/** The text shown to a person who may not see a part. */
export const refusedText = '403'

/** One part of a plugin in a console of sample data, as an element to render. */
export function stageOf({ composition, plugin, parts, shown, subject, words, queryClient }: StageProps) {
  const { resources } = composition
  const registry = { composition, loadMessages: async () => undefined }
  const drawn = ({ contribution, load, can }: DrawnPart) => (
    <Part
      key={contribution}
      plugin={plugin}
      contribution={contribution}
      load={load}
      can={can}
      refused={<p>{refusedText}</p>}
      props={ids}
      fallback={<p data-loading>…</p>}
    />
  )
  const screensOf = (name: string) =>
    Object.fromEntries(
      parts.flatMap((part) => (part.screen?.resource === name ? [[part.screen.kind, drawn(part)]] : [])),
    )
  // Each `Resource` draws everything again once it has registered: those of other plugins are known from the beginning.
  const known = [...resources.keys()].map((name) => [name, { name }] as const)
  const admin = (
    <CoreAdminContext
      dataProvider={sampleData(resources)}
      authProvider={signedInAs(subject)}
      i18nProvider={words.provider}
      store={memoryStore()}
      queryClient={queryClient}
    >
      <RegistryContext value={registry}>
        <ResourcesContext value={resources}>
          <SubjectContext value={subject}>
            <CallsContext value={sampleCalls}>
              <PersonContext value={samplePerson}>
                <ResourceDefinitionContextProvider definitions={Object.fromEntries(known)}>
                  <CoreAdminUI layout={Main} disableTelemetry>
                    <CustomRoutes key="">
                      {parts.flatMap((part) =>
                        part.screen
                          ? []
                          : [<Route key={part.contribution} path={part.route} element={drawn(part)} />],
                      )}
                      <Route path="*" element={<p>elsewhere</p>} />
                    </CustomRoutes>
                    {(plugin.resources ?? []).map(({ name }) => (
                      <Resource key={name} name={name} {...screensOf(name)} />
                    ))}
                  </CoreAdminUI>
                </ResourceDefinitionContextProvider>
              </PersonContext>
            </CallsContext>
          </SubjectContext>
        </ResourcesContext>
      </RegistryContext>
    </CoreAdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: admin }], { initialEntries: [shown.at] })
  return <RouterProvider router={router} />
}

const Main = ({ children }: { children: ReactNode }) => <main>{children}</main>

/** The props that the kit's slots pass. */
const ids = { siteId: '1', storeId: '1', brandId: '1' }
