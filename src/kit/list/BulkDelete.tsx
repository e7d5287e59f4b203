import Delete from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useDeleteMany, useListContext, useNotify, useTranslate } from 'react-admin'
import { ConfirmDelete } from '#src/kit/record/ConfirmDelete.tsx'

/** Deletes the ticked records after asking, for those who may. */
export function BulkDelete() {
  const { resource, selectedIds, onUnselectItems, refetch } = useListContext()
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
      { ids: selectedIds },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('ra.notification.deleted', {
            type: 'success',
            messageArgs: { smart_count: selectedIds.length },
          })
          onUnselectItems()
          close()
          void refetch()
        },
        // The dialog says what refers to them.
        onError: () => undefined,
      },
    )
  return (
    <>
      <Button size="small" color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
        {translate('atrium.action.delete')}
      </Button>
      {isAsking && (
        <ConfirmDelete
          question={translate('atrium.list.delete_selected', { smart_count: selectedIds.length })}
          isBusy={isPending}
          error={error}
          onConfirm={run}
          onCancel={close}
        />
      )}
    </>
  )
}
