import { lazy, Suspense } from 'react'
import { PageLoading } from '#src/layout/pages/PageLoading.tsx'

/** The addresses of the help: of the whole console, and of an area. */
export const helpRoutes = ['/help', '/help/:area'] as const

/** The shell's page that explains the areas, and the keys that work in them. */
export const HelpScreen = () => (
  <Suspense fallback={<PageLoading />}>
    <Help />
  </Suspense>
)

const Help = lazy(async () => ({ default: (await import('#src/layout/help/Help.tsx')).Help }))
