import { lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { NotFound } from '#src/layout/pages/NotFound.tsx'
import { PageLoading } from '#src/layout/pages/PageLoading.tsx'
import { pathOf } from '#contract/common/menuAddress.ts'
import { allNodes, firstLeaf, landingOf } from '#src/kit/base/menu/menuTree.ts'
import { useShell } from '#src/layout/shellContext.ts'

/** The page for users who open the console without an address (specification section 2). */
export const Landing = () => {
  const { menus, site } = useShell()
  return <Navigate to={landingOf(menus, site)} replace />
}

// Loaded lazily, because few people ever see it.
const Empty = lazy(async () => ({ default: (await import('#src/layout/pages/Empty.tsx')).Empty }))

/** `/empty` is for users without a menu; users who have got a menu since then are sent on to it. */
export const NoMenu = () =>
  useShell().menus.length === 0 ? (
    <Suspense fallback={<PageLoading />}>
      <Empty />
    </Suspense>
  ) : (
    <Landing />
  )

/**
 * An address that no plugin mounts: that of a menu group leads to its first entry, any other is not found.
 */
export const NoSuchPage = () => {
  const { menus } = useShell()
  const { pathname } = useLocation()
  const group = allNodes(menus).find(
    ({ uri, children }) => children.length > 0 && uri && pathOf(uri) === pathOf(pathname),
  )
  const leaf = group && firstLeaf(group.children)
  return leaf ? <Navigate to={leaf} replace /> : <NotFound />
}
