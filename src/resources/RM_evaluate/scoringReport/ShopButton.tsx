import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import type { dailyStores } from '#contract/RM_evaluate/scoringDay.ts'
import { useUnsentNames } from '#src/kit/form/outbox/useAnswers.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { statusColors } from './colors.ts'
import styles from './Scoring.module.css'
import { unsentName } from './useReport.ts'

/** A shop to score today. */
export type TodayShop = z.infer<typeof dailyStores.reply>['list'][number]

interface ShopButtonProps {
  readonly shop: TodayShop
  readonly label: string
}

/** Opens today's report of a shop, or the form with which it begins; nothing where no set of items is in force. */
export function ShopButton({ shop, label }: ShopButtonProps) {
  const at = useMounted()
  const translate = useTranslate()
  const navigate = useNavigate()
  const unsent = useUnsentNames()
  const { report_id, status, last_score, store_id, set_id } = shop
  const cannot = report_id === null && set_id === null
  const open = () =>
    navigate(
      at(
        `/RM_evaluate/scoring/${report_id === null ? 'shop/' : ''}${encodeURIComponent(report_id ?? store_id)}`,
      ),
    )
  return (
    <button type="button" className={styles['shop']} disabled={cannot} onClick={() => void open()}>
      <span className={styles['line']}>
        <strong>{label}</strong>
        {report_id !== null && unsent.has(unsentName(report_id)) && (
          <StatusChip tone="amber">{translate('atrium.answers.unsent')}</StatusChip>
        )}
        {cannot && <StatusChip tone="amber">{translate('RM_evaluate.scoring.today.no_set')}</StatusChip>}
        <StatusChip tone={statusColors[status]}>
          {translate(`RM_evaluate.scoring.status.${status}`)}
        </StatusChip>
      </span>
      <span className="muted">
        {shop.floor}
        {last_score !== null &&
          ` · ${translate('RM_evaluate.scoring.today.last', { score: formatNumber(last_score) })}`}
      </span>
    </button>
  )
}
