import type { RaRecord } from 'react-admin'
import { errcodes } from '#contract/reply.ts'
import type { FormValues } from './changes.ts'
import type { Failure } from '#src/kit/base/call/failureOf.ts'

/** Returns the current record from an error that says that it is newer than what was sent; otherwise null. */
export function newerIn({ code, data }: Failure): (RaRecord & FormValues) | null {
  const current = data['current']
  if (code !== errcodes.stale || typeof current !== 'object' || current === null) return null
  // The API's field, which react-admin does not know.
  const { _id, id } = current as Readonly<Record<string, unknown>>
  return { ...current, id: String(_id ?? id) }
}
