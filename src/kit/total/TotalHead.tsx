import ArrowDownward from '@mui/icons-material/ArrowDownwardRounded'
import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded'
import { useTranslate } from 'react-admin'
import { isFigures, type TotalColumn } from './TotalColumn.ts'
import type { TotalSort } from './totalOrder.ts'
import styles from './TotalTable.module.css'

interface TotalHeadProps {
  readonly columns: readonly TotalColumn[]
  readonly sort: TotalSort | null
  readonly onSort: (sort: TotalSort) => void
}

/** The names of the columns, each a button that sorts by it: names from A, figures from the greatest. */
export function TotalHead({ columns, sort, onSort }: TotalHeadProps) {
  const translate = useTranslate()
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { source, label, labelOptions } = column
          const isSorted = sort?.source === source
          const isDescending = isSorted ? sort.isDescending : isFigures(column)
          const Arrow = isDescending ? ArrowDownward : ArrowUpward
          return (
            <th
              key={source}
              scope="col"
              data-align={isFigures(column) ? 'end' : undefined}
              aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
            >
              <button
                type="button"
                className={styles['sort']}
                onClick={() => onSort({ source, isDescending: isSorted ? !isDescending : isDescending })}
              >
                {translate(label, labelOptions)}
                <Arrow aria-hidden="true" />
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
