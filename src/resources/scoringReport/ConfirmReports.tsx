import Confirm from '@mui/icons-material/TaskAltOutlined'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'
import { BulkButton } from '#src/kit/selection/BulkButton.tsx'
import { useSelection } from '#src/kit/selection/selection.ts'
import { SelectedNames } from '#src/kit/selection/SelectedNames.tsx'
import { useConfirm } from './useConfirm.ts'

/** Confirms the selected reports. */
export function ConfirmReports({ texts }: { readonly texts: string }) {
  const translate = useTranslate()
  const { refetch } = useListContext()
  const { ids, clear } = useSelection()
  const confirm = useConfirm(texts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BulkButton label={`${texts}.button`} icon={<Confirm />} onClick={() => setOpen(true)} />
      {isOpen && (
        <ActionDialog
          title={translate(`${texts}.title`)}
          confirm={translate(`${texts}.button`)}
          onClose={() => setOpen(false)}
          onConfirm={async () => {
            await confirm({ report_ids: (ids ?? []).map(String) })
            setOpen(false)
            clear()
            void refetch()
          }}
        >
          <SelectedNames />
        </ActionDialog>
      )}
    </>
  )
}
