import { Fragment } from 'react'
import type { Field } from '#contract/field.ts'
import { CountryLabel } from '#src/kit/value/field/CountryLabel.tsx'
import { dayOf, formatDay } from '#src/kit/value/field/formatDate.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import type { Words } from '#src/kit/value/field/useWords.ts'

/** The value of a filter as shown in its chip: the first two of several values, a range, a text. */
export function FilterText({ field, source, value }: { field: Field; source: string; value: unknown }) {
  const words = useWords()
  if (Array.isArray(value) || typeof value !== 'object' || value === null) {
    const values: unknown[] = [value].flat()
    return (
      <>
        {values.slice(0, 2).map((one, index) => (
          <Fragment key={String(one)}>
            {index > 0 && ', '}
            {field.means === 'country' ? (
              <CountryLabel code={String(one)} />
            ) : field.to === undefined ? (
              wordOf(source, one, words)
            ) : (
              <ReferenceLabel to={field.to} id={String(one)} />
            )}
          </Fragment>
        ))}
        {values.length > 2 && ` +${values.length - 2}`}
      </>
    )
  }
  const { $gte, $lte, $like } = value as Record<string, unknown>
  if ($like !== undefined) return String($like)
  return (
    `${$gte === undefined ? '' : boundOf(field, $gte)} – ` +
    `${$lte === undefined ? '' : boundOf(field, $lte)}`
  )
}

function wordOf(source: string, value: unknown, words: Words): string {
  return typeof value === 'boolean' ? words.yesNo(value) : words.choice(source, value)
}

const boundOf = (field: Field, bound: unknown): string =>
  field.means === 'month'
    ? String(bound)
    : field.kind === 'date'
      ? formatDay(bound)
      : field.kind === 'seconds'
        ? formatDay(dayOf(Number(bound)))
        : formatNumber(bound)
