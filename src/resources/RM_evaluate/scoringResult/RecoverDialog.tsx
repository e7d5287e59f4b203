import { useListContext, useNotify, useTranslate } from 'react-admin'
import { choice, text } from '#contract/fields.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { dailyScoringRecover } from '#contract/RM_evaluate/scoringVersion.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { LaterFormDialog } from '#src/kit/form/LaterFormDialog.tsx'
import type { ResultVersion } from './VersionBanner.tsx'

interface RecoverDialogProps {
  readonly current: ResultVersion
  /** The newest first. */
  readonly archives: readonly ResultVersion[]
  readonly texts: string
  readonly onClose: () => void
}

const refreshes = [scoringResult, scoringResultVersion]
const why = text({ required: true, max: 500 })

/** Asks which version of the results is restored and why, and restores it. */
export function RecoverDialog({ current, archives, texts, onClose }: RecoverDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { refetch } = useListContext()
  const { send } = useSend(dailyScoringRecover, { refreshes })
  const { site, stat_time } = current
  const numbers = archives.map(({ version }) => String(version))
  return (
    <LaterFormDialog
      title={translate(`${texts}.recover.title`)}
      text={translate(`${texts}.recover.hint`)}
      confirm={translate(`${texts}.recover.button`)}
      fields={{ version: choice(numbers, { required: true }), reason: why }}
      values={{ version: numbers[0] ?? '' }}
      texts={`${texts}.recover`}
      onClose={onClose}
      onConfirm={async ({ version, reason = '' }) => {
        const reply = await send({ body: { site, stat_time, version: Number(version), reason } })
        onClose()
        notify(`${texts}.recover.done`, { type: 'success', messageArgs: reply })
        void refetch()
      }}
    />
  )
}
