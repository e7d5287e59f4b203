import { formatNumber, PlainPage, Section } from 'atrium/screens'
import { useTranslate } from 'react-admin'
import styles from '../css/Board.module.css'
import { useSummary } from './useSummary.ts'

/** The figures of the desk at the current site. */
export function Board() {
  const translate = useTranslate()
  const counts = useSummary()
  return (
    <PlainPage title="lostFound.board.title">
      <Section title="lostFound.board.now">
        <dl className={styles['figures']}>
          {(['kept', 'overdue'] as const).map((name) => (
            <div key={name}>
              <dt>{translate(`lostFound.board.${name}`)}</dt>
              <dd>{formatNumber(counts?.[name])}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </PlainPage>
  )
}
