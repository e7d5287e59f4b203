import type { CheckPoint } from '#contract/RM/tour.ts'

interface Evidence {
  readonly remark: string | null
  /** The uids of photos. */
  readonly attachs: readonly string[]
}

/** What a failed point lacks of what its template asks for: nothing, or an error for each field. */
export const missingEvidence = (
  { needs_photo, needs_remark }: CheckPoint,
  { remark, attachs }: Evidence,
): Readonly<Record<string, string>> => ({
  ...(needs_photo && attachs.length === 0 ? { attachs: 'required' } : {}),
  ...(needs_remark && !remark?.trim() ? { remark: 'required' } : {}),
})
