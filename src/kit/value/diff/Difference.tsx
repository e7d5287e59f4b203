import type { Resource } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import type { Words } from '#src/kit/value/field/useWords.ts'
import type { ValueLook } from '#src/kit/base/resource/ValueLook.ts'
import styles from './Difference.module.css'
import { DifferenceSides } from './DifferenceSides.tsx'
import { SideValue } from './SideValue.tsx'

/** A changed field: its old value, its new value, and its current value if the record has changed since. */
export interface FieldChange {
  /** The name of the field in the contract. A field that the contract no longer has is shown as stored. */
  readonly field: string
  readonly from: unknown
  readonly to: unknown
  readonly now?: unknown
}

/**
 * How the values of fields are shown, if the contract's kind is not enough: a year, the colour of a state.
 */
export type Looks = Readonly<Partial<Record<string, ValueLook>>>

interface DifferenceProps {
  readonly fields: readonly FieldChange[]
  /** The resource, which decides how values are rendered and how fields are named. */
  readonly contract: Resource
  readonly looks?: Looks
}

/**
 * The differences, field by field: before and after (and now) side by side, on phones one below the other.
 * Changed words are struck out or underlined, changed items of a list have a sign, so that nothing depends on
 * colour.
 */
export function Difference({ fields, contract, looks = {} }: DifferenceProps) {
  const words = useWords(useResourceOf(contract.name))
  return (
    <ul className="column gap-14">
      {fields.map((change) => (
        <li key={change.field}>
          <p className={styles['label']}>{words.label(change.field)}</p>
          <Sides change={change} contract={contract} words={words} look={looks[change.field] ?? {}} />
        </li>
      ))}
    </ul>
  )
}

interface SidesProps {
  readonly change: FieldChange
  readonly contract: Resource
  readonly words: Words
  readonly look: ValueLook
}

function Sides({ change, contract, words, look }: SidesProps) {
  const { field: source, from, to } = change
  const sides = [
    { key: 'before' as const, value: from, other: to, mark: 'removed' as const },
    { key: 'after' as const, value: to, other: from, mark: 'added' as const },
    ...('now' in change
      ? [{ key: 'now' as const, value: change.now, other: from, mark: 'added' as const }]
      : []),
  ]
  return (
    <DifferenceSides
      sides={sides.map(({ key, ...side }) => ({
        key,
        value: (
          <SideValue source={source} field={contract.fields[source]} words={words} look={look} {...side} />
        ),
      }))}
    />
  )
}
