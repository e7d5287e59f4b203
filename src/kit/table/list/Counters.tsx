import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { fieldOf, useContract } from '#src/kit/base/resource/contractOf.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import type { StatusColor, StatusColors } from '#contract/nounScreens.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './Counters.module.css'
import { useCounters } from './useCounters.ts'

interface CountersProps {
  /** A choice field of the contract. */
  source: string
  /** The colour of each value, as in the list's column. */
  statusColors?: StatusColors
  /** Counters that do not count a value of the field, each with the yes-or-no field that it filters by. */
  flags?: readonly CounterFlag[]
}

interface CounterFlag {
  /** Its name among the counters of the reply: `overdue`. */
  readonly counter: string
  /** A field of yes or no, whose label is shown: `is_overdue`. */
  readonly source: string
  readonly tone?: StatusColor
}

const noFlags: readonly CounterFlag[] = []

/**
 * The number of records with each value of a field, above a list (`above` of `ListPage`). A click shows only
 * those records, another click shows all again. The numbers are the `counters` of the list's reply; if a back
 * end sends none, the values filter without numbers.
 */
export function Counters({ source, statusColors = {}, flags = noFlags }: CountersProps) {
  const translate = useTranslate()
  const words = useWords()
  const { choices = [] } = fieldOf(useContract(), source)
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const counters = useCounters(source)
  const chosen: unknown[] = [filterValues[source] ?? []].flat()
  const toggle = (field: string, isOn: boolean, value: unknown) => {
    const { [field]: _, ...others } = filterValues
    setFilters(isOn ? others : { ...others, [field]: value }, displayedFilters)
  }
  return (
    <fieldset
      className={styles['counters']}
      aria-label={translate('atrium.counters.label', { field: words.label(source) })}
    >
      {choices.map((value) => (
        <button
          className="box inline rigid gap-6"
          key={value}
          type="button"
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(source, isOnly(chosen, value), [value])}
        >
          <Count count={counters && (counters[value] ?? 0)} />{' '}
          <StatusChip tone={statusColors[value]}>{words.choice(source, value)}</StatusChip>
        </button>
      ))}
      {flags.map(({ counter, source: flag, tone }) => (
        <button
          className="box inline rigid gap-6"
          key={flag}
          type="button"
          aria-pressed={filterValues[flag] === true}
          onClick={() => toggle(flag, filterValues[flag] === true, true)}
        >
          <Count count={counters && (counters[counter] ?? 0)} />{' '}
          <StatusChip tone={tone}>{words.label(flag)}</StatusChip>
        </button>
      ))}
    </fieldset>
  )
}

const Count = ({ count }: { count: number | null }) =>
  count !== null && (
    <strong className="strong figures" data-none={count === 0 || undefined}>
      {formatNumber(count)}
    </strong>
  )

const isOnly = (chosen: readonly unknown[], value: string): boolean =>
  chosen.length === 1 && chosen[0] === value
