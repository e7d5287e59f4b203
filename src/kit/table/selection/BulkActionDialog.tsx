import { Button } from '@mui/material'
import { useState } from 'react'
import { type Identifier } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { DialogFrame, type DialogLook } from '#src/kit/value/dialog/DialogFrame.tsx'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { EachRecord } from './EachRecord.tsx'
import { RecordOutcomes } from './RecordOutcomes.tsx'
import { useSelection } from './selection.ts'
import { succeeded, type RecordOutcome } from './useEachRecord.ts'

interface BulkActionDialogProps extends DialogLook {
  /** What is said of a record that it succeeded for, in words. */
  readonly done: string
  /** It is known without asking that the action is refused for all of them together. */
  readonly isRefused?: boolean
  /**
   * Acts on all selected records together, and closes the dialog. If it resolves to outcomes, some of which are refusals,
   * the dialog shows them.
   */
  readonly onRun: () => Promise<readonly RecordOutcome[] | void>
  /** Does it for one record, after it was refused for all together. */
  readonly onEach: (id: Identifier) => Promise<unknown>
}

/**
 * Asks before an action on the selected records. If the action is refused for all of them together, it can go on with
 * them one by one, and shows the result for each.
 */
export function BulkActionDialog({ done, isRefused = false, onRun, onEach, ...look }: BulkActionDialogProps) {
  const translate = useTranslate()
  const { count, tick } = useSelection()
  const [hasFailed, setFailed] = useState(false)
  const [isEach, setEach] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly RecordOutcome[] | null>(null)
  const { title, onClose } = look
  if (isEach) return <EachRecord {...{ title, done, onClose }} act={onEach} />
  if (outcomes)
    return (
      <DialogFrame
        title={title}
        confirm=""
        cancel={translate('atrium.action.close')}
        isBusy={false}
        error={null}
        action={{}}
        onClose={() => {
          tick(succeeded(outcomes), false)
          onClose()
        }}
        outcome={<RecordOutcomes {...{ outcomes, done }} total={outcomes.length} label={title} />}
      />
    )
  const run = async () => {
    try {
      const found = await onRun()
      if (found?.some(({ refusal }) => refusal !== undefined)) setOutcomes(found)
    } catch (failure) {
      setFailed(!failureOf(failure).isNetwork)
      throw failure
    }
  }
  return (
    <ActionDialog
      {...look}
      onConfirm={run}
      other={
        count > 1 &&
        (hasFailed || isRefused) && (
          <Button variant="contained" onClick={() => setEach(true)}>
            {translate('atrium.list.change_others')}
          </Button>
        )
      }
    />
  )
}
