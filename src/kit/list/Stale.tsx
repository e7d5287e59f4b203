import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import styles from './List.module.css'

/** Above rows that a refresh could not replace: says so, quietly, and offers another try. */
export function Stale({ retry }: { retry: () => void }) {
  const translate = useTranslate()
  return (
    <div className={styles['stale']}>
      <output>{translate('atrium.state.stale')}</output>
      <Button size="small" onClick={retry}>
        {translate('atrium.action.retry')}
      </Button>
    </div>
  )
}
