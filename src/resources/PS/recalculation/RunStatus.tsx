import { LinearProgress } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { CalcWarnings } from './CalcWarnings.tsx'
import { statusColors } from './runTexts.ts'
import styles from './Recalculation.module.css'
import type { useRun } from './useRun.ts'

/** How far the latest run is, and what it left out. */
export function RunStatus({ run: { data, error, retry, isOpen } }: { run: ReturnType<typeof useRun> }) {
  const translate = useTranslate()
  const label = translate('PS.recalculation.current')
  return (
    <Section title="PS.recalculation.current">
      {error && <ErrorState error={error} retry={retry} />}
      {data?.status === 'idle' && <p>{translate('PS.recalculation.never')}</p>}
      {data && data.status !== 'idle' && (
        <output className={styles['status']} aria-label={label}>
          <StatusChip tone={statusColors[data.status]}>
            {translate(`PS.recalculation.statuses.${data.status}`)}
          </StatusChip>
          <span>
            {translate('PS.recalculation.progress', { done: data.months_done, total: data.months_total })}
          </span>
          {data.status === 'failed' && data.message !== null && (
            <span>{translate('PS.recalculation.failed_at', { month: data.message })}</span>
          )}
        </output>
      )}
      {isOpen && (
        <LinearProgress
          variant="determinate"
          value={Math.floor((data?.progress ?? 0) * 100)}
          aria-label={label}
        />
      )}
      {data && <CalcWarnings list={data.warnings} />}
    </Section>
  )
}
