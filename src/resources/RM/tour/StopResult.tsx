import { LinkBase, useCreatePath } from 'react-admin'
import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RecordOf } from '#contract/resource.ts'
import { pointsIn, type tour } from '#contract/RM/tour.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { resultColors } from '#src/resources/RM/tourResult/colors.ts'
import styles from './Tour.module.css'

interface StopResultProps {
  readonly tour: RecordOf<typeof tour>
  readonly store: string
  readonly result: RecordOf<typeof tourResult> | undefined
}

/** What a shop's check came to, and the way to it: to the checklist while the tour is under way, otherwise to the result. */
export function StopResult({ tour: walked, store, result }: StopResultProps) {
  const at = useMounted()
  const list = useResourceOf(tourResult.name) ?? ''
  const words = useWords(list)
  const translate = useTranslate()
  const createPath = useCreatePath()
  const mayCheck = useCan(tourResult.can.update, { site: walked.site, store_id: store })
  const isOpen = walked.status === 'in_progress' && mayCheck
  const checked = result?.items.length ?? 0
  const stage =
    checked === 0 ? 'open' : checked < pointsIn(walked.checklist, store).length ? 'resume' : 'change'
  return (
    <span className={styles['outcome']}>
      {result?.result && (
        <StatusChip tone={resultColors[result.result]}>{words.choice('result', result.result)}</StatusChip>
      )}
      {isOpen && (
        <LinkBase to={at(`/RM/tour/${encodeURIComponent(walked._id)}/check/${encodeURIComponent(store)}`)}>
          {translate(`RM.tourResult.check.${stage}`)}
        </LinkBase>
      )}
      {!isOpen && result && (
        <LinkBase to={createPath({ resource: list, id: result._id, type: 'show' })}>
          {translate('RM.tourResult.check.view')}
        </LinkBase>
      )}
    </span>
  )
}
