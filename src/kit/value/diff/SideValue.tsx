import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { Field } from '#contract/field.ts'
import { isFreeText } from '#src/kit/value/field/isFreeText.ts'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { useLoneWriter } from '#src/kit/value/field/useUnitOf.ts'
import type { Words } from '#src/kit/value/field/useWords.ts'
import { ValueOf } from '#src/kit/value/field/ValueOf.tsx'
import type { ValueLook } from '#src/kit/base/resource/ValueLook.ts'
import styles from './Difference.module.css'
import { MarkedList, type DifferenceMark } from './MarkedList.tsx'

// Loaded lazily, because comparing words is only needed if a text changed.
const ChangedWords = lazy(() => import('./ChangedWords.tsx'))

interface SideValueProps {
  readonly source: string
  /** Undefined for a field that the contract does not have (any more). */
  readonly field: Field | undefined
  readonly value: unknown
  /** The value to compare with. */
  readonly other: unknown
  /** Nothing is marked by default. */
  readonly mark?: DifferenceMark
  readonly words: Words
  readonly look?: ValueLook
}

/** One of two values of a field, rendered like the field, with differences marked. */
export function SideValue({ source, field, value, other, mark, words, look }: SideValueProps) {
  const writerOf = useLoneWriter()
  if (value === null || value === undefined || value === '') return noValue
  const drawn = (one: unknown) =>
    field ? (
      <ValueOf field={field} source={source} value={one} words={words} write={writerOf(field)} {...look} />
    ) : (
      String(one)
    )
  if (isPlainList(value)) {
    const known = isPlainList(other) ? other : []
    return <Items items={value} known={known} mark={mark} drawn={(item) => drawn([item])} />
  }
  const isText = typeof value === 'string' && isWritten(field)
  if (isText && mark && typeof other === 'string' && other !== '' && other !== value)
    return <Text value={value} other={other} mark={mark} />
  if (typeof value !== 'object')
    return isText ? <span className={styles['text']}>{value}</span> : drawn(value)
  return <Text value={structureOf(value)} other={structureOf(other)} {...(mark ? { mark } : {})} />
}

function Text({ value, other, mark }: { value: string; other: string; mark?: DifferenceMark }) {
  return (
    <span className={styles['text']}>
      {mark ? (
        <Suspense fallback={value}>
          <ChangedWords value={value} other={other} mark={mark} />
        </Suspense>
      ) : (
        value
      )}
    </span>
  )
}

interface ItemsProps {
  readonly items: readonly unknown[]
  readonly known: readonly unknown[]
  readonly mark: DifferenceMark | undefined
  readonly drawn: (item: unknown) => ReactNode
}

function Items({ items, known, mark, drawn }: ItemsProps) {
  if (items.length === 0) return noValue
  return (
    <MarkedList
      items={[...new Set(items)].map((item) => ({
        key: String(item),
        mark: known.includes(item) ? undefined : mark,
        content: drawn(item),
      }))}
    />
  )
}

/** Texts that people write; a text field that names a file is shown as a picture instead. */
const isWritten = (field: Field | undefined): boolean =>
  field === undefined || (field.file === undefined && isFreeText(field))

const isPlainList = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number')

const structureOf = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 1)
