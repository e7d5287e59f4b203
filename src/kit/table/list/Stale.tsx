import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useToastOf } from '#src/kit/base/call/useToastOf.ts'
import styles from './List.module.css'

/** Shown above rows that could not be refreshed; offers a retry. */
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
