import { useCallback, useState } from 'react'
import { useLocale } from 'react-admin'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { useLoaded } from '#src/kit/base/call/useLoaded.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { genToken } from '#contract/core/frameToken.ts'
import type { FrameTarget } from '#contract/Iframe/frameTarget.ts'
import { params } from '#contract/Iframe/area.ts'
import { loadConfig } from '#src/providers/config.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'
import { frameAddress, wantsToken } from './frameAddress.ts'

/** An address to frame; or that none could be had, because the back end gave no token. */
export type FrameResult = FrameTarget | { readonly kind: 'failed' }

/**
 * Finds an entry's address, with a token of its own each time: at the start, at every `reload`, and for a new
 * tab. `found` is null while it is looked for. A change of language does not reload the page: something may
 * be typed there.
 */
export function useFrameAddress(entry: MenuEntry) {
  const { user, site } = usePerson()
  const { send } = useSend(genToken)
  const locale = useLocale()
  const [round, setRound] = useState(0)

  async function find(signal?: AbortSignal): Promise<FrameResult> {
    const config = await loadConfig()
    const around = {
      origin: location.origin,
      allowedHosts: config.param('iframe.allowed_hosts', params['iframe.allowed_hosts']),
    }
    const fill = { token: '', site_id: site?._id ?? '', user_id: user._id, locale }
    const address = frameAddress(entry, fill, around)
    // No token is made for a page that will not be opened.
    if (address.kind !== 'open' || !wantsToken(entry)) return address
    const query = { menu_id: entry._id, site: site?._id }
    // The page itself says that there is no token.
    const { token } = await send({ query }, signal ? { signal } : {}).catch(() => ({ token: '' }))
    return token ? frameAddress(entry, { ...fill, token }, around) : { kind: 'failed' }
  }

  const settled = useLoaded(async (at: number, signal) => ({ at, found: await find(signal) }), round)

  const reload = useCallback(() => setRound((last) => last + 1), [])
  return { found: settled?.at === round ? settled.found : null, round, reload, find }
}
