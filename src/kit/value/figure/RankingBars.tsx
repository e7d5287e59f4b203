import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { formatColumn } from '#src/kit/value/field/formatNumber.ts'
import styles from './RankingBars.module.css'

/** A row of ranking bars. */
export interface RankedRow {
  readonly id: string
  readonly rank: number
  readonly name: ReactNode
  /** The address of what has the name. */
  readonly to?: string | undefined
  /** The length of the bar: a share of 1. */
  readonly share: number
  /** The figure at the bar, or a text such as `8.5 / 10`. All figures have equal decimals; null if there is none. */
  readonly text: string | number | null
}

interface RankingBarsProps {
  /** The headings of the columns: rank, name and figure. */
  readonly headings: readonly [rank: string, name: string, figure: string]
  /** The best first. */
  readonly rows: readonly RankedRow[]
  /** A share that all are compared with, drawn as a line. */
  readonly mark?: number | null | undefined
}

/** A ranking as a table with a bar in each row; a line across the bars marks an average. */
export function RankingBars({ headings: [rank, name, figure], rows, mark }: RankingBarsProps) {
  const format = formatColumn(rows.map(({ text }) => text))
  return (
    <table className={styles['ranking']}>
      <thead>
        <tr>
          <th scope="col">{rank}</th>
          <th scope="col">{name}</th>
          <th scope="col">{figure}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.rank}</td>
            <th scope="row">
              {row.to === undefined ? row.name : <LinkBase to={row.to}>{row.name}</LinkBase>}
            </th>
            <td>
              <span className={styles['track']} aria-hidden="true">
                <span className={styles['bar']} style={{ width: percent(row.share) }} />
                {typeof mark === 'number' && (
                  <span className={styles['mark']} style={{ insetInlineStart: percent(mark) }} />
                )}
              </span>
              <span className={styles['text']}>
                {typeof row.text === 'string' ? row.text : format(row.text)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const percent = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`
