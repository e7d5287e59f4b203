/** A step of a waterfall. */
export interface Step {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly isTotal?: true
}

interface Steps {
  /** From this total to that total, in between what moved it. */
  readonly from: number | null
  readonly to: number | null
  readonly moves: readonly Step[]
  readonly labels: Readonly<Record<'before' | 'others' | 'after', string>>
}

/** The number of changes that have a step of their own. */
const most = 8

/** A total before and after, the largest changes between them, and all others as one. Empty if nothing is known. */
export function stepsOf({ from, to, moves, labels }: Steps): readonly Step[] {
  if (from === null || to === null) return []
  const steps = moves
    .filter(({ value }) => value !== 0)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, most)
    .toSorted((a, b) => b.value - a.value)
  const others = to - from - steps.reduce((sum, { value }) => sum + value, 0)
  return [
    { id: 'before', label: labels.before, value: from, isTotal: true },
    ...steps,
    // Less than a cent is what adding leaves over.
    ...(Math.abs(others) < 0.01 ? [] : [{ id: 'others', label: labels.others, value: others }]),
    { id: 'after', label: labels.after, value: to, isTotal: true },
  ]
}
