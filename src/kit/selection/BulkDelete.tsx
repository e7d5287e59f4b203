import Delete from '@mui/icons-material/DeleteOutlined'
import { useState } from 'react'
import {
  useCanAccess,
  useDataProvider,
  useDeleteMany,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin'
import { errcodes } from '#contract/reply.ts'
import { DeleteQuestion } from '#src/kit/record/DeleteQuestion.tsx'
import { failureOf } from '#src/kit/state/failureOf.ts'
import { BulkButton } from './BulkButton.tsx'
import { SelectedNames } from './SelectedNames.tsx'
import { useSelection } from './selection.ts'

/**
 * Deletes the selected records after confirmation, for users who may. If other records match by then, it asks
 * again.
 */
export function BulkDelete() {
  const { resource, refetch } = useListContext()
  const { count, ids, filter, tick, clear } = useSelection()
  const { canAccess } = useCanAccess({ resource, action: 'delete' })
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const [deleteMany] = useDeleteMany()
  if (!canAccess) return null
  const close = () => setAsking(false)
  const forgetGone = async () => {
    if (!ids) return
    const { data } = await dataProvider.getMany(resource, { ids: [...ids] }).catch(() => ({ data: [] }))
    if (data.length === 0) return
    const there = new Set(data.map(({ id }) => id))
    tick(
      ids.filter((id) => !there.has(id)),
      false,
    )
  }
  const run = async () => {
    const selected = ids ? { ids: [...ids] } : { ids: [], meta: { matching: { filter, count } } }
    try {
      await deleteMany(resource, selected, { mutationMode: 'pessimistic', returnPromise: true })
      notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: count } })
      clear()
      close()
    } catch (failure) {
      if (failureOf(failure).code === errcodes['count.unconfirmed']) void forgetGone()
      throw failure
    } finally {
      void refetch()
    }
  }
  return (
    <>
      <BulkButton label="atrium.action.delete" icon={<Delete />} isDanger onClick={() => setAsking(true)} />
      {isAsking && (
        <DeleteQuestion
          title={translate('atrium.list.delete_selected', { smart_count: count })}
          onConfirm={run}
          onClose={close}
        >
          <SelectedNames />
        </DeleteQuestion>
      )}
    </>
  )
}
