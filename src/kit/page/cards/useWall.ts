import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { secondsNow } from '#src/kit/base/clock/clock.ts'
import { useInterval } from '#src/kit/base/clock/useInterval.ts'
import { useListener } from '#src/kit/base/device/useListener.ts'
import { keepAwake } from './keepAwake.ts'
import { showOnWall } from './wall.ts'

/**
 * Shows a page on a wall: full screen, without menu and bars. It fetches its figures again every minute, and shows one
 * screenful of a long page after another. `wall` in the address switches it on, so a device can open it unattended. The
 * console renews the session while it is open, up to the operator's limit for sessions.
 */
export function useWall() {
  const [search, setSearch] = useSearchParams()
  const client = useQueryClient()
  const isOn = search.has('wall')
  const [refreshedAt, setRefreshedAt] = useState(secondsNow)
  const put = (isWanted: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (isWanted) next.set('wall', '1')
        else next.delete('wall')
        return next
      },
      { replace: true },
    )
  const leave = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    put(false)
  }

  useLayoutEffect(() => {
    if (!isOn) return undefined
    const ends = [showOnWall(), keepAwake()]
    return () => ends.forEach((end) => end())
  }, [isOn])
  const refreshAll = async (): Promise<void> => {
    await client.invalidateQueries()
    const hasFailed = client.getQueryCache().findAll({ type: 'active' }).some(isFailed)
    if (!hasFailed && client.isFetching() === 0) setRefreshedAt(secondsNow())
  }
  useInterval(refreshAll, isOn ? refreshMs : null)
  useInterval(turnPage, isOn ? turnMs : null)
  useListener(isOn ? window : null, 'keydown', ({ key }) => key === 'Escape' && leave())
  // The browser itself takes the Escape key that ends full screen.
  useListener(isOn ? document : null, 'fullscreenchange', () => document.fullscreenElement || put(false))

  return {
    isOn,
    /** When all figures were last fetched, in unix seconds. While some fail, it stays, so that viewers see how old they are. */
    refreshedAt,
    enter: () => {
      // Where the browser refuses full screen, the page at least fills the window.
      void document.documentElement.requestFullscreen?.().catch(() => undefined)
      put(true)
    },
    leave,
  }
}

const isFailed = ({ state }: { readonly state: { readonly status: string } }): boolean =>
  state.status === 'error'

const refreshMs = 60_000
const turnMs = 20_000

/** Shows the next screenful, and after the last one the first. */
function turnPage(): void {
  const page = document.querySelector('#content')
  if (!page) return
  const isAtEnd = page.scrollTop + page.clientHeight >= page.scrollHeight - 8
  page.scrollTo({ top: isAtEnd ? 0 : page.scrollTop + page.clientHeight * 0.9 })
}
