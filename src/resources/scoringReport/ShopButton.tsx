import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { dailyScoringCreate } from '#contract/RM_evaluate/dailyScoring.ts'
import type { dailyStores } from '#contract/RM_evaluate/scoringDay.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { useUnsentNames } from '#src/kit/answers/useUnsentNames.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { formatNumber } from '#src/kit/field/formatNumber.ts'
import { StatusChip } from '#src/kit/field/StatusChip.tsx'
import { usePerson } from '#src/kit/personContext.ts'
import { useAction } from '#src/kit/useAction.ts'
import { statusColors } from './colors.ts'
import styles from './Scoring.module.css'
import { unsentName } from './useReport.ts'

/** A shop to score today. */
export type TodayShop = z.infer<typeof dailyStores.reply>['list'][number]

interface ShopButtonProps {
  readonly shop: TodayShop
  readonly label: string
  readonly area: 'RM_evaluate' | 'RMHK_evaluate'
  readonly texts: string
}

/** Starts today's report of a shop, or continues it. */
export function ShopButton({ shop, label, area, texts }: ShopButtonProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const site = usePerson().site?._id ?? ''
  const { send, showFailure } = useSend(dailyScoringCreate, { refreshes: [scoringReport] })
  const unsent = useUnsentNames()
  const { report_id, status, last_score, store_id, stat_time } = shop
  const { run, isBusy } = useAction(async () => {
    try {
      const id = report_id ?? (await send({ body: { site, store_id, stat_time } }))._id
      void navigate(`/${area}/scoring/${encodeURIComponent(id)}`)
    } catch (error) {
      showFailure(error)
    }
  })
  return (
    <button type="button" className={styles['shop']} aria-disabled={isBusy} onClick={() => void run()}>
      <span className={styles['line']}>
        <strong>{label}</strong>
        {report_id !== null && unsent.has(unsentName(report_id)) && (
          <StatusChip tone="amber">{translate('atrium.answers.unsent')}</StatusChip>
        )}
        <StatusChip tone={statusColors[status]}>{translate(`${texts}.status.${status}`)}</StatusChip>
      </span>
      <span>
        {shop.floor}
        {last_score !== null && ` · ${translate(`${texts}.today.last`, { score: formatNumber(last_score) })}`}
      </span>
    </button>
  )
}
