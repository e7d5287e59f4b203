import { QueryClient } from '@tanstack/react-query'
import { installation as configured, plugins } from '#console.config.ts'
import type { Installation } from '#src/kit/compose.ts'
import { followPercentRule } from '#src/kit/field/formatValue.ts'
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
import { createStore } from '#src/providers/store.ts'
import { loadPlugins, type PluginLoaders } from './loadPlugins.ts'
import { openPluginsOff } from './pluginsOff.ts'

/** Everything the console is made of before it is drawn. */
export type ConsoleParts = Awaited<ReturnType<typeof startConsole>>

/** What a console starts from. */
export interface Start {
  readonly session: Session
  readonly http: Http
  readonly signIn: SignIn
  /** Settles when the person and the menu are in the session, or cannot be had. */
  readonly person: Promise<unknown>
  readonly loaders?: PluginLoaders
  readonly installation?: Installation
}

/**
 * Fetches what the first drawing needs: the language, the manifests, and what the operator switched off. Person and menu are waited for unless they
 * are known from the last visit: then the person goes on with those, and sees it when the new ones differ. Rejects
 * when something does not come; whether the session is over then stands in the session.
 */
export async function startConsole({
  session,
  http,
  signIn,
  person,
  loaders = plugins,
  installation = configured,
}: Start) {
  const { user, menu } = session.get()
  const [composition, i18n, off] = await Promise.all([
    loadPlugins(loaders, installation),
    createI18nProvider(storedLocale(), createServerMessages(http)),
    openPluginsOff(),
    user && menu ? undefined : person,
  ])

  void loadConfig().then(({ param }) => followPercentRule(param('ui.literal_percent')))
  const site = () => currentSite(session.get())
  const { resources, pages } = composition
  return {
    composition,
    off,
    i18n,
    session,
    http,
    signIn,
    site,
    dataProvider: withSources(createDataProvider({ http, resources, site }), {
      resources,
      sources: installation.dataSources ?? {},
      http,
    }),
    authProvider: createAuthProvider({ http, session, signIn, resources, pages }),
    store: createStore({ site, userId: () => session.get().userId }),
    queryClient: new QueryClient({
      defaultOptions: {
        // Without a network the default waits for one, silently: it should fail, say so, and be tried again.
        mutations: { networkMode: 'always' },
        queries: {
          networkMode: 'always',
          // One failure, one message, and a way to try again: three silent tries would take seven seconds.
          retry: false,
          // Saving notices what changed meanwhile; a list that jumps whenever one comes back from mail does not help.
          refetchOnWindowFocus: false,
        },
      },
    }),
  }
}
