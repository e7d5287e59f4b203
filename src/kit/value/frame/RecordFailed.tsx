import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { errcodes } from '#contract/reply.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { State } from '#src/kit/value/state/State.tsx'
import { useToastOf } from '#src/kit/base/call/useToastOf.ts'
import { BackToList } from './BackLink.tsx'
import styles from './Record.module.css'

/**
 * Shown if a record could not be loaded: it does not exist (any more), the user may not see it, or a retry
 * may help.
 */
export function RecordFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const translate = useTranslate()
  const isAbsent = failureOf(error).code === errcodes.not_found
  useToastOf(isAbsent ? error : null)
  return (
    <article className={styles['page']}>
      <BackToList />
      {isAbsent ? (
        <State
          isPage
          icon={SearchOff}
          title={translate('atrium.state.not_found.title')}
          text={translate('atrium.state.not_found.record')}
        />
      ) : (
        <ErrorState isPage error={error} retry={retry} />
      )}
    </article>
  )
}
