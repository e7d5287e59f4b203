import '../css/overdue.css'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useSummary } from './useSummary.ts'

/** Above every page: that things have been kept for longer than a month. */
export function Overdue() {
  const translate = useTranslate()
  const overdue = useSummary()?.overdue ?? 0
  if (overdue === 0) return null
  return (
    <aside className="lost-found-overdue" aria-label={translate('lostFound.overdue.label')}>
      {translate('lostFound.overdue.text', { smart_count: overdue })}{' '}
      <Link to="/lostFound/board">{translate('lostFound.overdue.more')}</Link>
    </aside>
  )
}
