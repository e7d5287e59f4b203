import Delete from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useDataProvider, useDeleteMany, useListContext } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { pageLimit } from '#contract/printQuery.ts'
import { errcodes } from '#contract/reply.ts'
import { DeleteQuestion } from '#src/kit/form/dialog/DeleteQuestion.tsx'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { BulkButton } from './BulkButton.tsx'
import { EachRecord } from './EachRecord.tsx'
import { SelectedNames } from './SelectedNames.tsx'
import { useSelection } from './selection.ts'

/**
 * Deletes the selected records after confirmation, for users who may. If other records match by then, it asks
 * again. If some cannot be deleted, so that all are refused, the others can be deleted one by one, with the result for
 * each.
 */
export function BulkDelete() {
  const { resource } = useListContext()
  const { count, ids, filter, tick, clear } = useSelection()
  const { canAccess } = useCanAccess({ resource, action: 'delete' })
  const [isAsking, setAsking] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [isEach, setEach] = useState(false)
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const [deleteMany] = useDeleteMany()
  if (!canAccess) return null
  const close = () => {
    setAsking(false)
    setRefused(false)
    setEach(false)
  }
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
      const { code, isNetwork } = failureOf(failure)
      if (code === errcodes['count.unconfirmed']) void forgetGone()
      else setRefused(count > 1 && count <= pageLimit && !isNetwork)
      throw failure
    }
  }
  const title = translate('atrium.list.delete_selected', { smart_count: count })
  return (
    <>
      <BulkButton label="atrium.action.delete" icon={<Delete />} isDanger onClick={() => setAsking(true)} />
      {isEach && (
        <EachRecord
          title={title}
          done={translate('atrium.history.remove')}
          act={(id) => dataProvider.delete(resource, { id })}
          onClose={close}
        />
      )}
      {isAsking && !isEach && (
        <DeleteQuestion
          title={title}
          onConfirm={run}
          onClose={close}
          other={
            isRefused && (
              <Button variant="contained" color="error" onClick={() => setEach(true)}>
                {translate('atrium.list.delete_others')}
              </Button>
            )
          }
        >
          <SelectedNames />
        </DeleteQuestion>
      )}
    </>
  )
}
