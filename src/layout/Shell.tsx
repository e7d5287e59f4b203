import { Suspense, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useIsPhone } from '#src/kit/table/useIsPhone.ts'
import { AppBar } from './AppBar.tsx'
import { MenuWay } from './MenuWay.tsx'
import { PageLoading } from './pages/PageLoading.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { useShell } from './shellContext.ts'
import s from './Shell.module.css'
import { SideMenu } from './SideMenu.tsx'
import { Toasts } from './Toasts.tsx'
import { usePageFocus } from './usePageFocus.ts'
import { usePageTitle } from './usePageTitle.ts'
import { usePageVisit } from './usePageVisit.ts'
import { useScrollMemory } from './useScrollMemory.ts'

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
  const { site } = useShell()
  const main = useRef<HTMLElement>(null)
  usePageVisit()
  useScrollMemory(main)
  usePageFocus(main)
  usePageTitle(main)
  return (
    <div className={s.shell}>
      <button type="button" className={s.skip} onClick={() => main.current?.focus()}>
        {translate('atrium.shell.skip_to_content')}
      </button>
      {isPhone ? null : <SideMenu />}
      <AppBar isPhone={isPhone} />
      <main ref={main} id="content" tabIndex={-1} className={s.main}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </main>
      {isPhone ? <PhoneBar key={site?._id} /> : null}
      <Toasts />
    </div>
  )
}
