import { lazy, Suspense, useRef, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isOnWall, onWall } from '#src/kit/page/cards/wall.ts'
import { useEndOfOpening } from '#src/kit/base/opening/opening.ts'
import { localKey } from '#src/kit/base/preference/preferences.ts'
import { tabsPreference } from '#src/kit/base/preference/tabsPreference.ts'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import { AppBar } from './AppBar.tsx'
import { MenuWay } from './MenuWay.tsx'
import { PageLoading } from './pages/PageLoading.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { useShell } from './shellContext.ts'
import s from './Shell.module.css'
import { SideMenu } from './SideMenu.tsx'
import { Toasts } from './Toasts.tsx'
import { useFetchAhead } from './useFetchAhead.ts'
import { usePageFocus } from './usePageFocus.ts'
import { usePageName } from './usePageName.ts'
import { usePageTitle } from './usePageTitle.ts'
import { usePageVisit } from './usePageVisit.ts'
import { useScrollMemory } from './useScrollMemory.ts'
import { Watermark } from './Watermark.tsx'

// Only for users who chose them.
const WorkTabs = lazy(() => import('./tabs/WorkTabs.tsx').catch(() => ({ default: () => null })))

/**
 * The frame around every page: the menu on the left, a bar at the top, and on phones a bar at the bottom.
 * Only the page itself scrolls. Reads its data from ShellContext.
 */
export const Shell = ({ children }: { children: ReactNode }) => (
  <MenuWay>
    <Frame>{children}</Frame>
  </MenuWay>
)

const Frame = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const isWall = useSyncExternalStore(onWall, isOnWall)
  const { site, currentUser } = useShell()
  const [hasTabs] = useStore<boolean>(localKey(tabsPreference), false)
  const main = useRef<HTMLElement>(null)
  usePageVisit()
  useFetchAhead()
  const rememberPlace = useScrollMemory(main)
  usePageFocus(main)
  useEndOfOpening(main)
  const name = usePageName(main)
  usePageTitle(name)
  const tabsOf = `atrium.tabs.${currentUser._id}.${site?._id ?? ''}`
  return (
    <div className={s.shell} data-wall={isWall || undefined}>
      <button type="button" className={s.skip} onClick={() => main.current?.focus()}>
        {translate('atrium.shell.skip_to_content')}
      </button>
      {isPhone || isWall ? null : <SideMenu />}
      {isWall ? null : <AppBar isPhone={isPhone} />}
      {hasTabs && !isPhone && !isWall && (
        <Suspense fallback={null}>
          <WorkTabs key={tabsOf} storedAs={tabsOf} name={name.heading || name.entry} />
        </Suspense>
      )}
      <main ref={main} id="content" tabIndex={-1} className={s.main} onScroll={rememberPlace}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </main>
      {isPhone && !isWall ? <PhoneBar key={site?._id} /> : null}
      <Toasts />
      <Watermark />
    </div>
  )
}
