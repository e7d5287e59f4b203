import { QueryClient } from '@tanstack/react-query'
import { installation as configured, plugins } from '#console.config.ts'
import type { Installation } from '#src/kit/base/registry/compose.ts'
import { followPercentRule } from '#src/kit/value/field/formatValue.ts'
import { createAuthProvider } from '#src/providers/authProvider.ts'
import { loadConfig } from '#src/providers/config.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { withSources } from '#src/providers/dataSources.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { storedLocale } from '#src/providers/locale.ts'
import { createServerMessages } from '#src/providers/serverMessages.ts'
import { currentSite, type Session } from '#src/providers/session.ts'
import type { Http } from '#src/providers/http.ts'
import type { SignIn } from '#src/providers/signIn.ts'
import { notingChanges } from '#src/providers/ownChanges.ts'
import { compositionHere } from './compositionHere.ts'
import { createStore } from '#src/providers/store.ts'
import { openFirstPage } from './firstPage.ts'
import { loadPlugins, type PluginLoaders } from './loadPlugins.ts'
import { openPluginsOff } from './pluginsOff.ts'
import { readFirstRows } from './readFirstRows.ts'
import { registryOf } from './registryOf.ts'

/** Everything that the console needs before it is rendered. */
export type ConsoleParts = Awaited<ReturnType<typeof startConsole>>

/** The inputs of a starting console. */
export interface Start {
  readonly session: Session
  readonly http: Http
  readonly signIn: SignIn
  /** Settles when the user and the menu are in the session, or cannot be loaded. */
  readonly person: Promise<unknown>
  /** Resolves when the first page is complete; what was kept from the last visit is then fetched again. */
  readonly opened?: Promise<unknown>
  readonly loaders?: PluginLoaders
  readonly installation?: Installation
}

/**
 * Fetches what the first render needs: the language, the manifests, which plugins the operator switched off, and the
 * screen of the address with its rows. It waits for user and menu unless they are known from the last visit: then the
 * console starts with those, and updates if the new ones differ. Rejects if something cannot be loaded; the session then
 * says whether it has ended.
 */
export async function startConsole({
  session,
  http: given,
  signIn,
  person,
  opened,
  loaders = plugins,
  installation = configured,
}: Start) {
  const http = notingChanges(given)
  const { user, menu } = session.get()
  const [composition, i18n, off] = await Promise.all([
    loadPlugins(loaders, installation),
    createI18nProvider(storedLocale(), createServerMessages(http), opened),
    openPluginsOff(),
    user && menu ? undefined : person,
  ])
  void loadConfig().then(({ param }) => followPercentRule(param('ui.literal_percent')))
  const state = session.get()
  const site = () => currentSite(session.get())
  const { resources, pages } = composition
  const dataProvider = withSources(createDataProvider({ http, resources, site }), {
    resources,
    sources: installation.dataSources ?? {},
    http,
  })
  const store = createStore({ site, userId: () => session.get().userId })
  const queryClient = createQueryClient()
  const registry = registryOf({ composition, i18n, http })
  await openFirstPage({
    composition: compositionHere(composition, state, off.get()),
    registry,
    state,
    readRows: (resource, screen) =>
      readFirstRows(resource, screen, { queryClient, dataProvider, store, locale: i18n.getLocale() }),
  })
  return {
    composition,
    registry,
    off,
    i18n,
    session,
    http,
    signIn,
    site,
    dataProvider,
    authProvider: createAuthProvider({ http, session, signIn, resources, pages }),
    store,
    queryClient,
  }
}

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // The default waits silently if there is no network; instead it should fail and say so, so that the
      // user can retry.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // A failure should show a message with a retry button at once: three silent retries would take
        // seven seconds.
        retry: false,
        // Saving detects changes by others; a list that jumps whenever the user returns from another window
        // does not help.
        refetchOnWindowFocus: false,
      },
    },
  })
