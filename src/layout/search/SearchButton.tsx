import Search from '@mui/icons-material/Search'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import bar from '#src/layout/AppBar.module.css'
import { catchKeys, releaseKeys } from './earlyKeys.ts'
import { SearchBoundary } from './SearchBoundary.tsx'
import s from './SearchButton.module.css'
import { useSearchKeys } from './useSearchKeys.ts'

/** Opens the global search, like Ctrl or Cmd + K, and like `/` on pages whose list has no search box. */
export const SearchButton = () => {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    catchKeys()
    setOpen(true)
  }, [])
  const close = useCallback(() => {
    releaseKeys()
    setOpen(false)
  }, [])
  useSearchKeys(open, prepare)
  return (
    <>
      <button
        type="button"
        className={bar['tool']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={prepare}
      >
        <Search aria-hidden />
        <span className={bar['word']}>{translate('atrium.shell.search')}</span>
        <kbd className={s['key']} aria-hidden>
          {keyName}
        </kbd>
      </button>
      {isOpen && (
        <SearchBoundary onFailure={close}>
          <Suspense fallback={null}>
            <GlobalSearch onClose={close} />
          </Suspense>
        </SearchBoundary>
      )}
    </>
  )
}

const load = () => import('./GlobalSearch.tsx')
const GlobalSearch = lazy(() => load().then((module) => ({ default: module.GlobalSearch })))

/** If loading fails, the user is told when the search is opened. */
const prepare = () => void load().catch(() => undefined)

const keyName = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
