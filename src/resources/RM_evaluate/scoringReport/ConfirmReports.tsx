import Confirm from '@mui/icons-material/TaskAltOutlined'
import { useState } from 'react'
import { useListContext, type Identifier } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { BulkActionDialog } from '#src/kit/table/selection/BulkActionDialog.tsx'
import { BulkButton } from '#src/kit/table/selection/BulkButton.tsx'
import { useSelection } from '#src/kit/table/selection/selection.ts'
import { SelectedNames } from '#src/kit/table/selection/SelectedNames.tsx'
import type { RecordOutcome } from '#src/kit/table/selection/useEachRecord.ts'
import { useConfirm } from './useConfirm.ts'

/** Confirms the selected reports, and shows which were skipped and why. */
export function ConfirmReports() {
  const translate = useTranslate()
  const { refetch } = useListContext()
  const { ids, clear } = useSelection()
  const confirm = useConfirm()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  async function confirmAll(): Promise<readonly RecordOutcome[]> {
    const wanted = (ids ?? []).map(String)
    const skipped = await confirm({ report_ids: wanted })
    void refetch()
    if (skipped.size === 0) {
      close()
      clear()
    }
    return wanted.map((id) => outcomeOf(id, skipped))
  }

  async function confirmOne(id: Identifier): Promise<void> {
    const { refusal } = outcomeOf(String(id), await confirm({ report_ids: [String(id)] }))
    if (refusal !== undefined) throw new Error(refusal)
  }

  return (
    <>
      <BulkButton
        label="RM_evaluate.scoring.confirm.button"
        icon={<Confirm />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <BulkActionDialog
          title={translate('RM_evaluate.scoring.confirm.title')}
          confirm={translate('RM_evaluate.scoring.confirm.button')}
          done={translate('RM_evaluate.scoring.confirm.confirmed')}
          onRun={confirmAll}
          onEach={confirmOne}
          onClose={close}
        >
          <SelectedNames />
        </BulkActionDialog>
      )}
    </>
  )
}

const outcomeOf = (id: string, skipped: ReadonlyMap<string, string>): RecordOutcome => {
  const refusal = skipped.get(id)
  return refusal === undefined ? { id } : { id, refusal }
}
