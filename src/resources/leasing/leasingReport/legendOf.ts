/** A colour of the plan, what it means, and how many units have it. */
export interface Tone {
  readonly tone: string
  readonly label: string
  readonly count: number
  /** A letter that the units have too, for people who cannot tell the colours apart. */
  readonly mark?: string
}

/** The colour of a unit; `place` is that of its meaning among the others. */
interface UnitTone extends Pick<Tone, 'tone' | 'label'> {
  readonly place: number
}

/** What the colours of units mean, in the order of the meanings. */
export function legendOf(units: readonly UnitTone[]): readonly Tone[] {
  const groups = [...Map.groupBy(units, ({ label }) => label).values()]
  return groups
    .flatMap((own) => (own[0] ? [{ ...own[0], count: own.length }] : []))
    .toSorted((a, b) => a.place - b.place || a.label.localeCompare(b.label))
}
