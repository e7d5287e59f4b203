import { useEffect } from 'react'
import { useLocation, useNotify, useResourceContext, useStore } from 'react-admin'
import { isRecord } from '#contract/isRecord.ts'
import { parseJson } from '#contract/parseJson.ts'
import type { Resource } from '#contract/resource.ts'
import { knownParams, type AskedParams } from './knownParams.ts'

const named = ['filter', 'sort', 'order', 'page', 'perPage'] as const

/**
 * Whether the contract knows all that the address of a list asks, or what is stored of it if the address asks nothing: true if so;
 * the query without the rest for the address to go to; false while what is stored is repaired. Says once that something was left
 * out. Without this, such a list could only say that it cannot be read, for ever.
 */
export function useKnownParams(contract: Resource): true | false | string {
  const notify = useNotify()
  const { search } = useLocation()
  const [stored, setStored] = useStore<unknown>(`${useResourceContext() ?? ''}.listParams`)
  const query = new URLSearchParams(search)
  const isInAddress = named.some((name) => query.has(name))
  const asked = isInAddress ? askedIn(query) : isRecord(stored) ? (stored as AskedParams) : {}
  const known = knownParams(asked, contract)
  const isKnown = known === asked && (isInAddress || isRecord(stored) || (stored ?? null) === null)
  const repairs = !isKnown && !isInAddress
  useEffect(() => {
    if (isKnown) return
    notify('atrium.list.params_unknown', { type: 'warning' })
    if (repairs) setStored(known === asked ? undefined : known)
    // Once for each address, and for each state that is stored.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown, search])
  if (isKnown) return true
  return isInAddress ? queryOf(query, known) : false
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
