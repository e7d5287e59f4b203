import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNotify, useResourceContext, useStore } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { isRecord } from '#contract/isRecord.ts'
import { parseJson } from '#contract/parseJson.ts'
import type { Resource } from '#contract/resource.ts'
import type { AskedParams } from './knownParams.ts'

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
  const repair = useEffectEvent(async () => {
    const query = new URLSearchParams(search)
    const isInAddress = named.some((name) => query.has(name))
    if (!isInAddress && !isRecord(stored)) return
    // It is needed by few visits: the rules of conditions are not small.
    const { knownParams } = await import('./knownParams.ts')
    const asked = isInAddress ? askedIn(query) : (stored as AskedParams)
    const known = knownParams(asked, contract)
    if (known === asked) return
    notify('atrium.list.params_unknown', { type: 'warning' })
    if (isInAddress) await navigate({ search: queryOf(query, known) }, { replace: true })
    else setStored(known)
  })
  const isStored = isRecord(stored)
  useEffect(() => {
    // Without a connection there are no rows either.
    repair().catch(() => undefined)
    // What it reads is that of the moment; these are the moments.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
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
