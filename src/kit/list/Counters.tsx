import { useGetList, useListContext, useResourceContext, useTranslate } from 'react-admin'
import { fieldOf, useContract } from '#src/kit/contractOf.ts'
import { formatNumber, isFigure } from '#src/kit/field/formatNumber.ts'
import { StatusChip, type StatusColors } from '#src/kit/field/StatusChip.tsx'
import { useWords } from '#src/kit/field/useWords.ts'
import styles from './Counters.module.css'

interface CountersProps {
  /** A choice field of the contract. */
  source: string
  /** The colour of each value, as in the list's column. */
  statusColors?: StatusColors
}

/**
 * The number of records with each value of a field, above a list (`above` of `ListPage`). A click shows only
 * those records, another click shows all again. The numbers are the `counters` of the list's reply; if a back
 * end sends none, the values filter without numbers.
 */
export function Counters({ source, statusColors = {} }: CountersProps) {
  const translate = useTranslate()
  const words = useWords()
  const { choices = [] } = fieldOf(useContract(), source)
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const counters = useCounters(source)
  const chosen: unknown[] = [filterValues[source] ?? []].flat()
  const press = (value: string) => {
    const { [source]: _, ...others } = filterValues
    setFilters(isOnly(chosen, value) ? others : { ...others, [source]: [value] }, displayedFilters)
  }
  return (
    <fieldset
      className={styles['counters']}
      aria-label={translate('atrium.counters.label', { field: words.label(source) })}
    >
      {choices.map((value) => (
        <button key={value} type="button" aria-pressed={chosen.includes(value)} onClick={() => press(value)}>
          {counters && (
            <strong data-none={!counters[value] || undefined}>{formatNumber(counters[value] ?? 0)}</strong>
          )}{' '}
          <StatusChip tone={statusColors[value]}>{words.choice(source, value)}</StatusChip>
        </button>
      ))}
    </fieldset>
  )
}

const isOnly = (chosen: readonly unknown[], value: string): boolean =>
  chosen.length === 1 && chosen[0] === value

/**
 * The counters of the list. If the list is filtered by the field itself, they would count only the selected
 * values, so they are fetched without that filter; a condition can be more than a filter by values, and is
 * kept.
 */
function useCounters(source: string): Readonly<Record<string, number>> | null {
  const resource = useResourceContext() ?? ''
  const { meta, filterValues, filter, sort } = useListContext()
  const { [source]: own, ...others } = filterValues
  const { data, meta: without } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort, filter: { ...others, ...filter } },
    { enabled: own !== undefined, placeholderData: (previous) => previous, onError: () => undefined },
  )
  const given: unknown = own === undefined ? meta?.counters : data && without?.counters
  if (typeof given !== 'object' || given === null) return null
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, number] => isFigure(entry[1])),
  )
}
