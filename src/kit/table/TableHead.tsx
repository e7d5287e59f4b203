import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Resource } from '#contract/resource.ts'
import { useHeading } from '#src/kit/value/field/useUnitOf.ts'
import { isFigureColumn, isSortable } from '#src/kit/base/resource/Column.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { ColumnGrip } from './ColumnGrip.tsx'
import { EmptyCell } from './EmptyCell.tsx'
import type { BodyProps } from './Rows.tsx'
import { sortFieldOf } from './nameOrder.ts'
import { SortButton } from './SortButton.tsx'
import styles from './Table.module.css'
import { TickAll } from './TickAll.tsx'
import { useColumnLabel } from './useColumnLabel.ts'
import { useSortBy } from './useSortBy.ts'

interface TableHeadProps extends BodyProps {
  onResize: (source: string, width: number | null) => void
}

/**
 * The column headers; sortable ones are buttons, and each has an edge to drag. The first cell selects all
 * rows of the page.
 */
export function TableHead({ columns, records, onResize, ...shared }: TableHeadProps) {
  const { contract, selectable, widths, frozen, rowActions } = shared
  const translate = useTranslate()
  const labelOf = useColumnLabel()
  const headingOf = useHeading()
  return (
    <thead>
      <tr>
        {selectable && (
          <th scope="col" className={styles['tick']}>
            <TickAll records={records} />
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.source}
            column={column}
            text={headingOf(labelOf(column), column.unit)}
            contract={contract}
            width={widths[column.source]}
            frozen={index < frozen ? index : undefined}
            onResize={onResize}
          />
        ))}
        {Object.keys(widths).length > 0 && <EmptyCell className={styles['filler']} />}
        {rowActions && (
          <th scope="col" className={styles['acts']}>
            <span className="visually-hidden">{translate('atrium.list.row_actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeadCellProps extends Pick<TableHeadProps, 'onResize'> {
  column: Column
  text: string
  contract: Resource
  width: number | undefined
  frozen: number | undefined
}

function HeadCell({ column, text, contract, width, frozen, onResize }: HeadCellProps) {
  const { source } = column
  const locale = useLocale() ?? ''
  const { isSorted, isDescending, sortBy } = useSortBy(sortFieldOf(column, contract, locale))
  const isFigure = isFigureColumn(column, contract)
  return (
    <th
      scope="col"
      // The edge has its own name, which is not part of the column's.
      aria-label={text}
      data-align={isFigure ? 'end' : undefined}
      data-frozen={frozen}
      data-sized={width !== undefined || undefined}
      style={width === undefined ? { minWidth: column.width } : { minWidth: width, maxWidth: width }}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      {isSortable(column, contract) ? (
        <SortButton text={text} isDescending={isDescending} onSort={sortBy} />
      ) : (
        <span className={styles['plain']}>{text}</span>
      )}
      <ColumnGrip
        name={text}
        width={width ?? column.width ?? 120}
        onResize={(next) => onResize(source, next)}
      />
    </th>
  )
}
