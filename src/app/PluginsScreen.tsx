import { lazy, Suspense } from 'react'
import type { Composition } from '#src/kit/base/registry/compose.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { Forbidden } from '#src/layout/pages/Forbidden.tsx'
import { PageLoading } from '#src/layout/pages/PageLoading.tsx'
import { pluginsPage } from '#src/layout/pluginsPage.ts'

/** The shell's page about plugins, for users who may see the setup of the installation. */
export const PluginsScreen = ({ whole }: { whole: Composition }) =>
  useCan(pluginsPage.can) ? (
    <Suspense fallback={<PageLoading />}>
      <Plugins whole={whole} />
    </Suspense>
  ) : (
    <Forbidden />
  )

const Plugins = lazy(async () => ({ default: (await import('#src/layout/pages/Plugins.tsx')).Plugins }))
