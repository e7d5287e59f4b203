import { useRef, useState } from 'react'
import type { Locale } from '#src/providers/locale.ts'
import { failureOf, failureText, type Failure } from './failure.ts'
import { loadCredentials } from './loadCredentials.ts'

/** Chooses the site to work at, and calls `onChosen` when the server has accepted it; `failure` says why it has not. */
export function useSiteChoice(locale: Locale, onChosen: () => void) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const isChoosing = useRef(false)

  const choose = async (site: string) => {
    // A double click counts once.
    if (isChoosing.current) return undefined
    isChoosing.current = true
    try {
      const { chooseSite } = await loadCredentials()
      await chooseSite(site)
    } catch (error) {
      return setFailure(failureOf(error, locale))
    } finally {
      isChoosing.current = false
    }
    return onChosen()
  }

  return { choose, failure: failure ? failureText(failure, locale) : '' }
}
