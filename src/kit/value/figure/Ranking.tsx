import { LinkBase } from 'react-admin'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import styles from './Ranking.module.css'

/** An entry of a ranking. */
export interface RankingEntry {
  readonly id: string
  readonly name: string
  readonly count: number
}

interface RankingProps {
  /** The message key of the heading. */
  readonly title: string
  /** The largest first. Without entries nothing is rendered. */
  readonly entries: readonly RankingEntry[]
  /** Returns the address of the records behind a count. */
  readonly to?: (id: string) => string | undefined
}

/** The largest of something, such as the shops with the most problems: each a link to what was counted. */
export function Ranking({ title, entries, to }: RankingProps) {
  if (entries.length === 0) return null
  return (
    <Section title={title}>
      <ol className={`ruled ${styles['ranking']}`}>
        {entries.map(({ id, name, count }) => {
          const path = to?.(id)
          return (
            <li key={id} className="row between figures gap-16">
              {path === undefined ? <span>{name}</span> : <LinkBase to={path}>{name}</LinkBase>}
              <span>{formatNumber(count)}</span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
