import { lazy, Suspense } from 'react'
import type { Field } from '#contract/field.ts'
import { scaleOf } from '#src/kit/form/input/scaleOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { Checklist } from './Checklist.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { ReferenceFilter } from './ReferenceFilter.tsx'
import { TextFilter } from './TextFilter.tsx'

/** Props of a filter's panel; `onChange(undefined)` removes the filter. Values are in the form of `cond`. */
export interface FilterPanelProps {
  field: Field
  source: string
  value: unknown
  onChange: (value: unknown) => void
  onDone: () => void
}

/**
 * The choices of a filter by the contract's kind: a checklist, a searched checklist, from and to, or a text.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { field, source, value, onChange } = props
  const words = useWords()
  if (field.kind === 'ref' || field.kind === 'refs') return <ReferenceFilter {...props} />
  if (field.means === 'country') {
    return (
      <Suspense>
        <CountryFilter {...props} />
      </Suspense>
    )
  }
  const options = optionsOf(field)
  if (options) {
    return (
      <Checklist
        options={options.map((one) => ({
          value: one,
          text: typeof one === 'boolean' ? words.yesNo(one) : words.choice(source, one),
        }))}
        chosen={value === undefined ? [] : [value].flat()}
        onChange={(chosen) => onChange(condOf(field, chosen))}
      />
    )
  }
  if (field.means === 'month') return <RangeFilter {...props} />
  if (['integer', 'decimal', 'date', 'seconds'].includes(field.kind)) return <RangeFilter {...props} />
  return <TextFilter {...props} />
}

// Loaded lazily, because few lists have it.
const CountryFilter = lazy(async () => ({ default: (await import('./CountryFilter.tsx')).CountryFilter }))

/**
 * A field with few values gets checkboxes instead of an input: choices, yes or no, a scale such as 1 to 5.
 */
function optionsOf(field: Field): readonly (string | number | boolean)[] | undefined {
  if (field.kind === 'flag') return [true, false]
  return field.choices ?? scaleOf(field)
}

/** Yes and no together mean no filter, and the API has no list of booleans. */
function condOf(field: Field, chosen: readonly unknown[]): unknown {
  if (chosen.length === 0) return undefined
  return field.kind === 'flag' ? chosen.at(-1) : chosen
}
