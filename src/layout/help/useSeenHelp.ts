import { useEffect } from 'react'
import { usePreference } from '#src/kit/base/preference/usePreference.ts'

/** The areas whose help the user has opened, also on other devices. */
export const useHelpSeen = () => usePreference<readonly string[]>('help.seen', none, areasIn)

/** Notes that the user has opened the help of an area, so that nothing points to it any more. */
export function useSeenHelp(area: string | undefined): void {
  const [seen, keep] = useHelpSeen()
  const isNew = area !== undefined && !seen.includes(area)
  useEffect(() => {
    if (isNew) keep([...seen, area])
  }, [isNew, seen, keep, area])
}

const none: readonly string[] = []

const areasIn = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : none
