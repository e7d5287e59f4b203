import { formatNumber, Section } from 'atrium/screens'
import { Title, useTranslate } from 'react-admin'
import styles from '../css/Board.module.css'
import { useSummary } from './useSummary.ts'

/** The figures of the desk at the current site. */
export function Board() {
  const translate = useTranslate()
  const counts = useSummary()
  return (
    <div className={styles['board']}>
      <Title title={translate('lostFound.board.title')} />
      <h1>{translate('lostFound.board.title')}</h1>
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
    </div>
  )
}
