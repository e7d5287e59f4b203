import { useListContext, useTranslate } from 'react-admin'
import { SkeletonBar } from '#src/kit/state/Skeletons.tsx'
import { Filler } from './Filler.tsx'
import type { BodyProps } from './Rows.tsx'
import styles from './Table.module.css'

type SkeletonRowsProps = Pick<BodyProps, 'columns' | 'selectable' | 'widths' | 'rowActions'>

/** Placeholder rows for a table that loads for the first time, as many and as wide as the real rows. */
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
      {Array.from({ length: Math.min(perPage, 25) }, (_, row) => (
        <tr key={row} aria-hidden="true">
          {selectable && (
            <td className={styles['tick']}>
              <SkeletonBar width="16px" />
            </td>
          )}
          {columns.map(({ source, width }, index) => (
            <td key={source} style={width === undefined ? undefined : { minWidth: widths[source] ?? width }}>
              <SkeletonBar
                width={
                  index === 0 ? `${140 + ((row * 53) % 90)}px` : `${45 + ((row * 31 + index * 17) % 45)}%`
                }
              />
            </td>
          ))}
          {isSized && <Filler />}
          {rowActions && (
            <td className={styles['acts']}>
              <SkeletonBar width="16px" />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
