import { Alert } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isUnanswered } from '#contract/RM/myscustScore.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { useResult } from './result.ts'

/** What has to be done with a visit next: the questions that are left, or the days in which it can be appealed. */
export function ResultBanner() {
  const result = useResult()
  const translate = useTranslate()
  if (!result) return null
  const { status, answers, appeal_until, appeal_days_left: days } = result
  const open = answers.filter(isUnanswered).length
  if (status === 'draft' && (open > 0 || answers.length === 0))
    return (
      <Alert severity="info">
        {answers.length === 0
          ? translate('RM.result.no_questions')
          : translate('RM.result.unanswered', { open })}
      </Alert>
    )
  if (days === null) return null
  const date = formatDate(appeal_until ?? 0, 'YYYY/M/D HH:mm')
  return (
    <Alert severity="info">
      {translate(`RM.result.appeal.${days === 1 ? 'last_day' : 'days_left'}`, { date, days })}
    </Alert>
  )
}
