import { useEffect, useEffectEvent } from 'react'
import { useLocation, useResourceContext, useStore } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useNavigate } from 'react-router-dom'
import { isRecord } from '#contract/isRecord.ts'
import { parseJson } from '#contract/parseJson.ts'
import type { Resource } from '#contract/resource.ts'
import type { AskedParams, knownParams } from './knownParams.ts'

const named = ['filter', 'sort', 'order', 'page', 'perPage'] as const

/**
 * Leaves out what the address of a list asks and the contract does not know, or what is stored of the list if its address asks
 * nothing, and says so. Without this, such a list could only say that it cannot be read, for ever. The list is shown meanwhile.
 */
export function useKnownParams(contract: Resource): void {
  const notify = useNotify()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [stored, setStored] = useStore<unknown>(`${useResourceContext() ?? ''}.listParams`)
  const repair = useEffectEvent((query: URLSearchParams, isInAddress: boolean, judge: typeof knownParams) => {
    const asked = isInAddress ? askedIn(query) : isRecord(stored) ? (stored as AskedParams) : {}
    const known = judge(asked, contract)
    if (known === asked) return
    notify('atrium.list.params_unknown', { type: 'warning' })
    if (isInAddress) void navigate({ search: queryOf(query, known) }, { replace: true })
    else setStored(known)
  })
  const isStored = isRecord(stored)
  useEffect(() => {
    const query = new URLSearchParams(search)
    const isInAddress = named.some((name) => query.has(name))
    if (!isInAddress && !isStored) return undefined
    let isLeft = false
    const judge = async () => {
      // Few visits need it, and the rules of conditions are not small.
      const { knownParams: judged } = await import('./knownParams.ts')
      if (!isLeft) repair(query, isInAddress, judged)
    }
    // Without a connection there are no rows either.
    judge().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [search, isStored])
}

function askedIn(query: URLSearchParams): AskedParams {
  const values = named.flatMap((name) => (query.has(name) ? [[name, query.get(name)] as const] : []))
  return Object.fromEntries(
    values.map(([name, value]) => [name, name === 'filter' ? filterIn(value ?? '') : value]),
  )
}

/** A text that is no JSON is no filter. */
function filterIn(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

/** The query with the known parameters in place of those that it has. */
function queryOf(query: URLSearchParams, known: AskedParams): string {
  const next = new URLSearchParams(query)
  for (const name of named) {
    const value = known[name]
    if (value === undefined) next.delete(name)
    else next.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return `?${next}`
}
