import { lazy, memo, Suspense } from 'react'
import { useIsOpened } from '#src/kit/opening.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import s from './AppBar.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SearchButton } from './search/SearchButton.tsx'
import { SiteSwitcher } from './SiteSwitcher.tsx'
import { UserMenu } from './UserMenu.tsx'

// Loaded and filled after the first page: the bar is there without them.
const LaterTrays = lazy(() =>
  import('./LaterTrays.tsx').then(
    (trays) => ({ default: trays.LaterTrays }),
    () => ({ default: () => null }),
  ),
)

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
