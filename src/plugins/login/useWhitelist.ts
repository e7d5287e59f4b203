import { useEffect, useEffectEvent, useState } from 'react'
import { isRecord } from '#contract/isRecord.ts'
import { http } from '#src/providers/pageSession.ts'
import { configured } from './useConfigured.ts'

/** The user's network address, and where else they can sign in. */
export interface Whereabouts {
  readonly ip: string | null
  readonly domains: readonly string[]
  /** The label of the button for the identity provider; null if there is none. */
  readonly provider: string | null
}

/** Asks once whether the caller's address is on the operator's list. A failure says nothing (domain G-10). */
export function useWhitelist(onAnswer: (isIn: boolean) => void): Whereabouts {
  const [whereabouts, setWhereabouts] = useState<Whereabouts>({ ip: null, domains: [], provider: null })
  const tell = useEffectEvent(onAnswer)

  useEffect(() => {
    let isGone = false
    asked ??= ask().finally(() => (asked = undefined))
    void asked.then((answer) => {
      if (isGone || !answer) return undefined
      setWhereabouts(answer)
      return tell(answer.result)
    })
    return () => {
      isGone = true
    }
  }, [])

  return whereabouts
}

/** One question at a time, though React's strict mode runs effects twice. */
let asked: ReturnType<typeof ask> | undefined

async function ask(): Promise<(Whereabouts & { result: boolean }) | null> {
  try {
    const { data } = await http.send({ method: 'POST', path: '/ipInWhitelist', body: {} })
    if (!isRecord(data)) return null
    const { result, ip, domains, provider } = data
    if (typeof result !== 'boolean') return null
    const told = Array.isArray(domains) ? domains.filter((one) => typeof one === 'string') : []
    const own = result || told.length ? told : ((await configured('auth.signin_domains')) ?? [])
    return {
      result,
      ip: typeof ip === 'string' ? ip : null,
      domains: own,
      provider: typeof provider === 'string' ? provider : null,
    }
  } catch {
    return null
  }
}
