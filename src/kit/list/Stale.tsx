import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useToastOf } from '#src/kit/state/useToastOf.ts'
import styles from './List.module.css'

/** Above rows that a refresh could not replace: says so, quietly, and offers another try. */
export function Stale({ error, retry }: { error: unknown; retry: () => void }) {
  const translate = useTranslate()
  useToastOf(error)
  return (
    <div className={styles['stale']}>
      <output>{translate('atrium.state.stale')}</output>
      <Button size="small" onClick={retry}>
        {translate('atrium.action.retry')}
      </Button>
    </div>
  )
}
