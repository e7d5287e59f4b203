import Delete from '@mui/icons-material/DeleteOutlined'
import { useState } from 'react'
import { useCanAccess, useDeleteMany, useListContext, useNotify, useTranslate } from 'react-admin'
import { ConfirmDelete } from '#src/kit/record/ConfirmDelete.tsx'
import { BulkButton } from './BulkButton.tsx'
import { SelectedNames } from './SelectedNames.tsx'
import { useSelection } from './selection.ts'

/** Deletes the ticked records after asking, for those who may. */
export function BulkDelete() {
  const { resource, refetch } = useListContext()
  const { count, ids, filter, clear } = useSelection()
  const { canAccess } = useCanAccess({ resource, action: 'delete' })
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  const notify = useNotify()
  const [deleteMany, { isPending, error, reset }] = useDeleteMany()
  if (!canAccess) return null
  const close = () => {
    setAsking(false)
    reset()
  }
  const run = () =>
    void deleteMany(
      resource,
      ids ? { ids: [...ids] } : { ids: [], meta: { matching: { filter, count } } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: count } })
          clear()
          close()
        },
        // The dialog says what refers to them.
        onError: () => undefined,
        // Also after a refusal: others may match by now.
        onSettled: () => void refetch(),
      },
    )
  return (
    <>
      <BulkButton label="atrium.action.delete" icon={<Delete />} isDanger onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDelete
          question={translate('atrium.list.delete_selected', { smart_count: count })}
          isBusy={isPending}
          error={error}
          onConfirm={run}
          onCancel={close}
        >
          <SelectedNames />
        </ConfirmDelete>
      )}
    </>
  )
}
