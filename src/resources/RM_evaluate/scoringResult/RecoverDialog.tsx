import { useListContext } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
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
  readonly onClose: () => void
}

const refreshes = [scoringResult, scoringResultVersion]
const why = text({ required: true, max: 500 })

/** Asks which version of the results is restored and why, and restores it. */
export function RecoverDialog({ current, archives, onClose }: RecoverDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { refetch } = useListContext()
  const { send } = useSend(dailyScoringRecover, { refreshes })
  const { site, stat_time } = current
  const numbers = archives.map(({ version }) => String(version))
  return (
    <LaterFormDialog
      title={translate('RM_evaluate.result.recover.title')}
      text={translate('RM_evaluate.result.recover.hint')}
      confirm={translate('RM_evaluate.result.recover.button')}
      fields={{ version: choice(numbers, { required: true }), reason: why }}
      values={{ version: numbers[0] ?? '' }}
      texts="RM_evaluate.result.recover"
      onClose={onClose}
      onConfirm={async ({ version, reason = '' }) => {
        const reply = await send({ body: { site, stat_time, version: Number(version), reason } })
        onClose()
        notify('RM_evaluate.result.recover.done', { type: 'success', messageArgs: reply })
        void refetch()
      }}
    />
  )
}
