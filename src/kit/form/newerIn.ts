import type { RaRecord } from 'react-admin'
import { errcodes } from '#contract/reply.ts'
import type { Failure } from '#src/kit/state/failureOf.ts'

/** The record as it is now, out of a refusal that says that it is newer than what was sent; else null. */
export function newerIn({ code, data }: Failure): RaRecord | null {
  const current = data['current']
  if (code !== errcodes.stale || typeof current !== 'object' || current === null) return null
  // The wire's name of it, which react-admin does not know.
  const { _id, id } = current as Readonly<Record<string, unknown>>
  return { ...current, id: String(_id ?? id) }
}
