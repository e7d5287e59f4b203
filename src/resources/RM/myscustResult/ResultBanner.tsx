import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { isUnanswered } from '#contract/RM/myscustScore.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { useResult } from './result.ts'

/** What has to be done with a visit next: the questions that are left, or the days in which it can be appealed. */
export function ResultBanner({ texts }: { texts: string }) {
  const result = useResult()
  const translate = useTranslate()
  if (!result) return null
  const { status, answers, appeal_until, appeal_days_left: days } = result
  const open = answers.filter(isUnanswered).length
  if (status === 'draft' && (open > 0 || answers.length === 0))
    return (
      <Alert severity="info">
        {answers.length === 0
          ? translate(`${texts}.no_questions`)
          : translate(`${texts}.unanswered`, { open })}
      </Alert>
    )
  if (days === null) return null
  const date = formatDate(appeal_until ?? 0, 'YYYY/M/D HH:mm')
  return (
    <Alert severity="info">
      {translate(`${texts}.appeal.${days === 1 ? 'last_day' : 'days_left'}`, { date, days })}
    </Alert>
  )
}
