import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLatest } from '#src/kit/base/control/useLatest.ts'
import { HttpError, networkText } from '#src/providers/http.ts'
import { storedLocale } from '#src/providers/locale.ts'
import { putSiteInAddress } from '#src/providers/siteAddress.ts'
import type { ConsoleParts } from './startConsole.ts'

/**
 * Switches to another site, at the back end and in the console, in one step once the menu of that site is
 * loaded. Site data is fetched again, everything else stays. The user stays on the page if the new site's
 * menu has it too, without the filters of the old site; from a record of the old site they go to the list.
 * Forms are reset, so callers must ask for confirmation before. With `to`, the user goes to that address,
 * also after an error. An error is shown, and nothing changes.
 */
export function useSwitchSite(parts: ConsoleParts) {
  const { signIn, site } = parts
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const { pathname } = useLocation()
  const [isSwitching, setSwitching] = useState(false)
  const turns = useRef(0)
  const here = useLatest(pathname)

  const switchSite = useCallback(
    async (id: string, to?: string) => {
      const turn = ++turns.current
      setSwitching(true)
      try {
        const { changeSite } = await import('./changeSite.ts').catch(() => {
          throw new HttpError(networkText(storedLocale()), { isNetwork: true })
        })
        const around = {
          queryClient,
          navigate,
          here: () => here.current,
          isOvertaken: () => turn !== turns.current,
        }
        await changeSite(parts, id, { to, ...around })
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        // Otherwise the address would lead there again and again.
        putSiteInAddress(site())
        if (to !== undefined) void navigate(to, { replace: true })
        if (error.isSignedOut) signIn.expire()
        else if (!error.isSilent) notify(error.message, { type: 'error', messageArgs: { _: error.message } })
      } finally {
        setSwitching(false)
      }
    },
    [parts, site, signIn, queryClient, notify, navigate, here],
  )
  return { switchSite, isSwitching }
}
