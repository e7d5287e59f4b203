import { isRecord } from '#contract/isRecord.ts'
import type { FieldChange } from '#src/kit/diff/Difference.tsx'
import type { Failure } from '#src/kit/state/failureOf.ts'

/** What a brand says by now where a request says otherwise, and by which `rev` that was seen. */
export interface Contested {
  readonly rev: number
  readonly fields: readonly FieldChange[]
}

/** What an approval that was refused (4092) says about that; null for a refusal of another kind. */
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
