import ArrowDownward from '@mui/icons-material/ArrowDownwardRounded'
import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded'
import { useListContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import type { Words } from '#src/kit/field/useWords.ts'
import { isFigureColumn, isSortable } from './Column.ts'
import type { Column } from './Column.ts'
import styles from './Table.module.css'

interface TableHeadProps {
  columns: readonly Column[]
  contract: Resource
  words: Words
  selectable: boolean
  records: readonly RaRecord[]
}

/** The names of the columns; those with an order are buttons. The first cell ticks all rows of the page. */
export function TableHead({ columns, contract, words, selectable, records }: TableHeadProps) {
  const translate = useTranslate()
  return (
    <thead>
      <tr>
        {selectable && (
          <th scope="col" className={styles['tick']}>
            <TickAll records={records} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.source}
            column={column}
            text={column.label === undefined ? words.label(column.source) : translate(column.label)}
            contract={contract}
          />
        ))}
      </tr>
    </thead>
  )
}

function HeadCell({ column, text, contract }: { column: Column; text: string; contract: Resource }) {
  const { sort, setSort } = useListContext()
  const isSorted = sort.field === column.source
  const Arrow = isSorted && sort.order === 'DESC' ? ArrowDownward : ArrowUpward
  return (
    <th
      scope="col"
      data-align={isFigureColumn(column, contract) ? 'end' : undefined}
      style={column.width === undefined ? undefined : { minWidth: column.width }}
      aria-sort={isSorted ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
    >
      {isSortable(column, contract) ? (
        <button
          type="button"
          className={styles['sort']}
          onClick={() =>
            setSort({ field: column.source, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' })
          }
        >
          {text}
          <Arrow aria-hidden="true" className={styles['arrow']} />
        </button>
      ) : (
        text
      )}
    </th>
  )
}

function TickAll({ records }: { records: readonly RaRecord[] }) {
  const { selectedIds, onSelect, onUnselectItems } = useListContext()
  const translate = useTranslate()
  const ids = records.map(({ id }) => id)
  const ticked = ids.filter((id) => selectedIds.includes(id)).length
  const isAll = ids.length > 0 && ticked === ids.length
  return (
    <input
      type="checkbox"
      aria-label={translate('ra.action.select_all')}
      checked={isAll}
      disabled={ids.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && !isAll
      }}
      onChange={() => (isAll ? onUnselectItems() : onSelect([...new Set([...selectedIds, ...ids])]))}
    />
  )
}
