import { useQueries } from '@tanstack/react-query'
import { useContext } from 'react'
import { listCall } from '#contract/resourceCalls.ts'
import { useBackEnd, type BackEnd } from '#src/kit/base/call/callsContext.ts'
import { ResourcesContext, resourceOf } from '#src/kit/base/resource/contractOf.ts'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import type { ProposedPart } from './requests.ts'

/** The present value of a part of a record. */
export async function readPart(
  send: BackEnd['send'],
  { of, by, valueOf }: ProposedPart,
  id: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const query = { cond: { [by]: id }, range: 'ALL' }
  const { list } = await send(listCall(of), { query }, signal ? { signal } : {})
  return valueOf(list)
}

/**
 * The present values of parts of a record by name; undefined until all are loaded. Reads nothing without an id.
 * Changes of the records that a part consists of fetch it again.
 */
export function useParts(parts: Readonly<Record<string, ProposedPart>>, id: string) {
  const mounted = useContext(ResourcesContext)
  const { send } = useBackEnd()
  const names = Object.keys(parts)
  const results = useQueries({
    queries: Object.values(parts).map((part) => ({
      queryKey: [resourceOf(mounted, part.of.name) ?? part.of.name, 'part', part.by, id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => readPart(send, part, id, signal),
      enabled: id !== '',
      retry: false,
    })),
  })
  const failed = results.find(({ error }) => error !== null)
  const values: FormValues | undefined = results.every(({ data }) => data !== undefined)
    ? Object.fromEntries(names.map((name, at) => [name, results[at]?.data]))
    : undefined
  return {
    values,
    isFetching: results.some(({ isFetching }) => isFetching),
    error: failed?.error ?? null,
    refetch: () => results.forEach(({ refetch }) => void refetch()),
  }
}
