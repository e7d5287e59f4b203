import type { ReactNode } from 'react'
import { CoreAdminContext, CoreAdminUI } from 'react-admin'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import { ResourcesContext } from '#src/kit/contractOf.ts'
import { ConsoleTheme } from '#src/layout/ConsoleTheme.tsx'
import { Failed } from '#src/layout/pages/Failed.tsx'
import { Forbidden } from '#src/layout/pages/Forbidden.tsx'
import { PageLoading } from '#src/layout/pages/PageLoading.tsx'
import { Shell } from '#src/layout/Shell.tsx'
import { NoSuchPage } from './Landing.tsx'
import { unchanging } from './Language.tsx'
import { mount } from './mount.tsx'
import { noticesOf } from './noticesOf.tsx'
import { SignedInToast } from './SignedInToast.tsx'
import { StartFailed } from './Starting.tsx'
import type { ConsoleParts } from './startConsole.ts'
import { WhoAndWhere } from './WhoAndWhere.tsx'

/**
 * The console of a signed-in person, as an element to render. Call it once: the router is a data router, which
 * the unsaved-changes guard of react-admin needs, and the screens are registered once.
 */
export function consoleOf(parts: ConsoleParts, { isSignedInHere = false } = {}) {
  const screens = mount(parts.composition, parts.i18n)
  const notices = noticesOf(parts.composition, parts.i18n)
  const Layout = ({ children }: { children: ReactNode }) => (
    <Shell>
      {isSignedInHere ? <SignedInToast /> : null}
      {notices}
      {children}
    </Shell>
  )
  const admin = (
    <CoreAdminContext
      dataProvider={parts.dataProvider}
      authProvider={parts.authProvider}
      i18nProvider={unchanging(parts.i18n, parts.store)}
      store={parts.store}
      queryClient={parts.queryClient}
    >
      <ResourcesContext value={parts.composition.resources}>
        <WhoAndWhere parts={parts}>
          <CoreAdminUI
            title="Atrium"
            layout={Layout}
            loading={PageLoading}
            catchAll={NoSuchPage}
            accessDenied={Forbidden}
            authenticationError={Failed}
            error={AllFailed}
            disableTelemetry
          >
            {screens}
          </CoreAdminUI>
        </WhoAndWhere>
      </ResourcesContext>
    </CoreAdminContext>
  )
  const router = createHashRouter([
    { path: '*', element: admin, errorElement: <StartFailed onRetry={() => location.reload()} /> },
  ])
  return (
    <ConsoleTheme>
      <RouterProvider router={router} />
    </ConsoleTheme>
  )
}

/** The shell itself failed. */
const AllFailed = ({ error, resetErrorBoundary }: Failure) => (
  <Failed error={error} onRetry={() => resetErrorBoundary(undefined)} />
)

interface Failure {
  error: Error
  resetErrorBoundary: (cause: unknown) => void
}
