import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { RouterProvider, useLocation } from 'react-router-dom'
import { OpeningContext } from '#src/kit/base/opening/opening.ts'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { SlotExtensions } from '#src/kit/page/part/SlotExtensions.tsx'
import { pageNotices } from '#src/kit/base/plugin/slots.ts'
import '#src/layout/primitives.css'
import { ConsoleTheme } from '#src/layout/ConsoleTheme.tsx'
import { Shell } from '#src/layout/Shell.tsx'
import type { Locale } from '#src/providers/locale.ts'
import { createOpening, type OpeningPhase } from '#src/providers/opening.ts'
import { DemoArriving } from './DemoArriving.tsx'
import { HandlerErrors } from './HandlerErrors.tsx'
import { hashRouter } from './hashRouter.ts'
import { unchanging } from './Language.tsx'
import { Leaving } from './Leaving.tsx'
import { Pages } from './Pages.tsx'
import { consoleRoutes, definitionsOf } from './consoleRoutes.tsx'
import { ShellBoundary } from './ShellBoundary.tsx'
import { StartFailed } from './Starting.tsx'
import { SiteOfLink } from './SiteOfLink.tsx'
import type { ConsoleParts } from './startConsole.ts'
import { WhoAndWhere } from './WhoAndWhere.tsx'

// Few people choose another language when they sign in.
const LanguageOffer = lazy(async () => ({ default: (await import('./LanguageOffer.tsx')).LanguageOffer }))

/** How the user entered the console. */
export interface Arrival {
  readonly isSignedInHere?: boolean
  /** The language chosen on the sign-in page, if the account has another. */
  readonly picked?: Locale | null
  /** By default it begins now. */
  readonly opening?: OpeningPhase
}

/**
 * The console of a signed-in person, as an element to render. Call it once: the router is a data router,
 * which the unsaved-changes guard of react-admin needs, and the screens are registered once.
 */
export function consoleOf(
  parts: ConsoleParts,
  { isSignedInHere = false, picked = null, opening = createOpening() }: Arrival = {},
) {
  const admin = (
    <CoreAdminContext
      dataProvider={parts.dataProvider}
      authProvider={parts.authProvider}
      i18nProvider={unchanging(parts.i18n, parts.store)}
      store={parts.store}
      queryClient={parts.queryClient}
    >
      <RegistryContext value={parts.registry}>
        <WhoAndWhere parts={parts}>
          {isSignedInHere ? <SignedInToast /> : null}
          <Suspense>{picked ? <LanguageOffer picked={picked} /> : null}</Suspense>
          <ResourceDefinitionContextProvider definitions={definitionsOf(parts.composition)}>
            <ShellBoundary>
              <DemoArriving>
                <Layout>
                  <Pages />
                </Layout>
              </DemoArriving>
            </ShellBoundary>
          </ResourceDefinitionContextProvider>
        </WhoAndWhere>
      </RegistryContext>
    </CoreAdminContext>
  )
  const router = hashRouter([
    {
      element: admin,
      errorElement: <StartFailed onRetry={() => location.reload()} />,
      children: consoleRoutes(parts.composition),
    },
  ])
  return (
    <OpeningContext value={opening}>
      <ConsoleTheme>
        <RouterProvider router={router} />
      </ConsoleTheme>
    </OpeningContext>
  )
}

/** The content of the shell: the notices of plugins, and the page. */
const Layout = ({ children }: { children: ReactNode }) => (
  <Shell>
    <HandlerErrors />
    <SlotExtensions slot={pageNotices} props={nothing} />
    <Leaving at={useLocation().pathname}>
      <SiteOfLink>{children}</SiteOfLink>
    </Leaving>
  </Shell>
)

const nothing = {}

/**
 * Says once that signing in succeeded (specification section 5), because the sign-in page disappears too
 * soon. Shorter than other messages, because people sign in to work.
 */
const SignedInToast = () => {
  const notify = useNotify()
  useEffect(() => notify('atrium.session.signed_in', { type: 'success', autoHideDuration: 1500 }), [notify])
  return null
}
