import { useTranslate } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import type { Words } from '#src/kit/field/useWords.ts'
import type { ValueLook } from '#src/kit/field/ValueOf.tsx'
import styles from './Difference.module.css'
import { SideValue } from './SideValue.tsx'

/** One field that differs: what it was, what it is to be, and, where the record moved on meanwhile, what it is now. */
export interface FieldChange {
  /** The name of the field in the contract. A field that it has no more is shown as it is stored. */
  readonly field: string
  readonly from: unknown
  readonly to: unknown
  readonly now?: unknown
}

/** How the values of fields are shown, where the contract's kind alone does not say: a year, the tone of a state. */
export type Looks = Readonly<Record<string, ValueLook>>

interface DifferenceProps {
  readonly fields: readonly FieldChange[]
  /** Decides how values are drawn and what fields are called. */
  readonly contract: Resource
  readonly looks?: Looks
}

/**
 * What differs, field by field: before and after (and now) beside each other, on phones beneath each other. Changed words
 * are struck out and underlined, changed items of a list have a sign, so that nothing depends on colour.
 */
export function Difference({ fields, contract, looks = {} }: DifferenceProps) {
  const words = useWords(useResourceOf(contract.name))
  return (
    <ul className={styles['difference']}>
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
  const translate = useTranslate()
  const { field: source, from, to } = change
  const sides = [
    { key: 'before', value: from, other: to, mark: 'removed' as const },
    { key: 'after', value: to, other: from, mark: 'added' as const },
    ...('now' in change ? [{ key: 'now', value: change.now, other: from, mark: 'added' as const }] : []),
  ]
  return (
    <dl className={styles['sides']} data-sides={sides.length}>
      {sides.map(({ key, ...side }) => (
        <div key={key} data-side={key}>
          <dt>{translate(`atrium.difference.${key}`)}</dt>
          <dd>
            <SideValue source={source} field={contract.fields[source]} words={words} look={look} {...side} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
