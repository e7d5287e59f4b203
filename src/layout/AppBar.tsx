import { lazy, memo, Suspense, type ComponentType } from 'react'
import { useIsOpened } from '#src/kit/base/opening/opening.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import s from './AppBar.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SearchButton } from './search/SearchButton.tsx'
import { SiteSwitcher } from './SiteSwitcher.tsx'
import { UserMenu } from './UserMenu.tsx'

// Loaded and filled after the first page: the bar is there without them. Without a connection they come with the next.
const LaterTrays = lazy(loadTrays)

async function loadTrays(): Promise<{ default: ComponentType<{ isPhone: boolean }> }> {
  try {
    return { default: (await import('./LaterTrays.tsx')).LaterTrays }
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return loadTrays()
  }
}

/**
 * The bar at the top: the breadcrumb on the left (on phones the site), language and user menu on the right.
 */
export const AppBar = memo(function AppBar({ isPhone }: { isPhone: boolean }) {
  return (
    <header className={s.bar}>
      {isPhone ? <SiteSwitcher /> : <Breadcrumb />}
      <div className={s.tools}>
        <SearchButton />
        {useIsOpened() && (
          <Suspense fallback={null}>
            <LaterTrays isPhone={isPhone} />
          </Suspense>
        )}
        <LanguageMenu />
        <UserMenu />
      </div>
    </header>
  )
})
