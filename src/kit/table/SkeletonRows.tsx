import type { CSSProperties } from 'react'
import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { EmptyCell } from './EmptyCell.tsx'
import type { BodyProps } from './Rows.tsx'
import styles from './Table.module.css'

type SkeletonRowsProps = Pick<BodyProps, 'columns' | 'selectable' | 'widths' | 'rowActions'>

/**
 * The place of the rows of a table that loads for the first time, as high and as wide as they will be. It is a single row
 * with the lines and bars in its background: hundreds of elements would take as long as the rows that replace them.
 */
export function SkeletonRows({ columns, selectable, widths, rowActions }: SkeletonRowsProps) {
  const translate = useTranslate()
  const { perPage } = useListContext()
  const isSized = Object.keys(widths).length > 0
  const cells = columns.length + (selectable ? 1 : 0) + (isSized ? 1 : 0) + (rowActions ? 1 : 0)
  return (
    <tbody>
      <tr className="visually-hidden">
        <td colSpan={cells}>
          <output>{translate('atrium.state.loading')}</output>
        </td>
      </tr>
      <tr
        className={styles['skeleton']}
        style={custom({ '--rows': Math.min(perPage, 25) })}
        aria-hidden="true"
      >
        {selectable && (
          <td className={styles['tick']}>
            <Bars width="16px" />
          </td>
        )}
        {columns.map(({ source, width }, index) => (
          <td key={source} style={width === undefined ? undefined : { minWidth: widths[source] ?? width }}>
            <Bars width={index === 0 ? '180px' : `${45 + ((index * 17) % 45)}%`} />
          </td>
        ))}
        {isSized && <EmptyCell className={styles['filler']} />}
        {rowActions && (
          <td className={styles['acts']}>
            <Bars width="16px" />
          </td>
        )}
      </tr>
    </tbody>
  )
}

/** A bar in each line. */
const Bars = ({ width }: { width: string }) => <span className={styles['bars']} style={{ width }} />

/** React's types do not know the properties that a style sheet defines. */
const custom = (properties: Record<`--${string}`, number>) => properties as CSSProperties
