import { useListContext } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { text } from '#contract/fields.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { dailyScoringRegen } from '#contract/RM_evaluate/scoringVersion.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { LaterFormDialog } from '#src/kit/form/LaterFormDialog.tsx'
import type { ResultVersion } from './VersionBanner.tsx'

interface RegenDialogProps {
  readonly current: ResultVersion
  readonly onClose: () => void
}

const refreshes = [scoringResult, scoringResultVersion]
const fields = { reason: text({ required: true, max: 500 }) }

/** Asks why the results of a day are calculated again, and does it. */
export function RegenDialog({ current: { site, stat_time }, onClose }: RegenDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { refetch } = useListContext()
  const { send } = useSend(dailyScoringRegen, { refreshes })
  return (
    <LaterFormDialog
      title={translate('RM_evaluate.result.regen.title')}
      text={translate('RM_evaluate.result.regen.hint')}
      confirm={translate('RM_evaluate.result.regen.button')}
      fields={fields}
      texts="RM_evaluate.result.regen"
      onClose={onClose}
      onConfirm={async ({ reason = '' }) => {
        const reply = await send({ body: { site, stat_time, reason } })
        onClose()
        const outcome = reply.changed > 0 ? 'done' : 'unchanged'
        notify(`RM_evaluate.result.regen.${outcome}`, {
          type: 'success',
          messageArgs: { ...reply, smart_count: reply.changed },
        })
        void refetch()
      }}
    />
  )
}
