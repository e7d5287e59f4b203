/** An item with its answer, as far as submitting goes. */
interface AnsweredItem {
  readonly max_score: number
  readonly remark_below: number | null
  readonly score: number | null
  readonly is_na: boolean
  readonly remark: string | null
}

/** What an answer lacks before its report can be submitted: points, or a remark where there are few of them. */
export function missingIn(item: AnsweredItem): 'required' | 'remark' | undefined {
  const { score, max_score, is_na, remark_below, remark } = item
  if (score === null) return is_na ? undefined : 'required'
  const isPoor = remark_below !== null && score / max_score < remark_below
  return isPoor && !remark?.trim() ? 'remark' : undefined
}
