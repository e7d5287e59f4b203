import { isRecord } from '#contract/isRecord.ts'
import type { FieldChange } from '#src/kit/value/diff/Difference.tsx'
import type { Failure } from '#src/kit/base/call/failureOf.ts'

/** The fields that have changed in the brand since the request, and the `rev` with which they were seen. */
export interface Contested {
  readonly rev: number
  readonly fields: readonly FieldChange[]
}

/** Reads them from a rejected approval (4092); null for any other error. */
export function contestedIn({ data }: Failure): Contested | null {
  const { current, base, proposed, fields } = data
  if (!isRecord(current) || !isRecord(proposed) || !Array.isArray(fields)) return null
  const before = isRecord(base) ? base : {}
  return {
    rev: Number(current['rev']),
    fields: fields.map(String).map((field) => ({
      field,
      from: before[field] ?? null,
      to: proposed[field],
      now: current[field] ?? null,
    })),
  }
}
