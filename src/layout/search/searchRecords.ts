import type { DataProvider, RaRecord } from 'react-admin'
import { brandSearch } from '#contract/brandDB/brandSearch.ts'
import { contactSearch } from '#contract/brandDB/contact.ts'
import { isAbsent } from '#src/kit/base/call/isAbsent.ts'
import type { SendableCall } from '#contract/call.ts'
import type { Calls } from '#src/providers/calls.ts'
import type { Source } from './recordSources.ts'

interface SearchRequest {
  readonly q: string
  readonly send: Calls['send']
  readonly dataProvider: DataProvider
  readonly signal: AbortSignal
}

/** The first records of a resource that match a text, or if none does, that are similar to it. */
export interface Matches {
  readonly records: readonly RaRecord[]
  readonly isSimilar: boolean
}

/** Returns the matches of a text in a resource. Rejects if the back end refuses or does not reply. */
export async function searchRecords(source: Source, asking: SearchRequest): Promise<Matches> {
  const call = source.source === undefined ? typeAhead.get(source.contract.name) : undefined
  const found = call === undefined ? null : await fromCall(call, asking)
  if (found) return found
  const { q, dataProvider, signal } = asking
  const { data, meta } = await dataProvider.getList(source.name, {
    filter: { q },
    pagination: { page: 1, perPage: most },
    signal,
  })
  return { records: data, isSimilar: meta?.similar === true }
}

const most = 5

/**
 * Resources with a special call: it puts matches at the beginning first, and is fast with a million records.
 */
const typeAhead: ReadonlyMap<string, TypeAhead> = new Map<string, TypeAhead>([
  ['brand', brandSearch],
  ['contact', contactSearch],
])
type TypeAhead = SendableCall<
  { readonly list: readonly { readonly _id: string }[]; readonly similar?: true | undefined },
  { readonly query?: { readonly q?: string | undefined; readonly limit?: number } | undefined }
>

/** Null if the back end does not have the call. */
async function fromCall(call: TypeAhead, { q, send, signal }: SearchRequest): Promise<Matches | null> {
  try {
    const { list, similar } = await send(call, { query: { q, limit: most } }, { signal })
    const records = list.map((record) => ({ ...record, id: record._id }))
    return { records, isSimilar: similar === true }
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}
