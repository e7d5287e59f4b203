import { SortButton } from '#src/kit/table/SortButton.tsx'
import { isFigures, type TotalColumn } from '#src/kit/table/TotalColumn.ts'
import type { TotalSort } from '#src/kit/table/totalOrder.ts'

interface TotalHeadProps {
  readonly columns: readonly TotalColumn[]
  readonly labelOf: (column: TotalColumn) => string
  readonly sort: TotalSort | null
  /** Without it the columns cannot be sorted. */
  readonly onSort: ((sort: TotalSort) => void) | undefined
}

/** The column headers; if the table can be sorted, each is a button that sorts by the column: names from A, figures from the largest. */
export function TotalHead({ columns, labelOf, sort, onSort }: TotalHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { source } = column
          const text = labelOf(column)
          const isSorted = onSort !== undefined && sort?.source === source
          const isDescending = isSorted ? sort.isDescending : isFigures(column)
          return (
            <th
              key={source}
              scope="col"
              data-align={isFigures(column) ? 'end' : undefined}
              aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
            >
              {onSort ? (
                <SortButton
                  text={text}
                  isDescending={isDescending}
                  onSort={() => onSort({ source, isDescending: isSorted ? !isDescending : isDescending })}
                />
              ) : (
                text
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
