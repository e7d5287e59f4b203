import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId } from 'react'
import { useCreatePath, useNavigate, useNotify, useResourceContext, useTranslate } from 'react-admin'
import { storeRestore } from '#contract/brandDB/storeChange.ts'
import { isHistory, type Store } from './storeRecord.ts'
import { useStoreCall } from './useStoreCall.ts'
import { useLineage } from './useStoreFacts.ts'

interface RestoreDialogProps {
  readonly record: Store
  readonly kind: 'split' | 'merge'
  readonly onClose: () => void
}

/** Asks before a division or a merge is taken back, naming what goes and what comes back. */
export function RestoreDialog({ record, kind, onClose }: RestoreDialogProps) {
  const translate = useTranslate()
  const title = useId()
  const navigate = useNavigate()
  const notify = useNotify()
  const createPath = useCreatePath()
  const resource = useResourceContext() ?? ''
  const { nodes = [], edges = [] } = useLineage(record._id) ?? {}
  const { send, isBusy, refused } = useStoreCall(storeRestore)
  const own = isHistory(record) ? 'parent_id' : 'child_id'
  const mine = edges.find((edge) => edge[own] === record._id && edge.kind === kind)
  const end = kind === 'split' ? 'parent_id' : 'child_id'
  const all = edges.filter((edge) => edge.kind === kind && edge[end] === mine?.[end])
  const numbers = (of: 'parent_id' | 'child_id') =>
    [...new Set(all.map((edge) => edge[of]))]
      .map((id) => nodes.find(({ _id }) => _id === id)?.store_no ?? id)
      .join(', ')
  const run = async () => {
    if ((await send({ body: { store_id: record._id } })) !== 'done') return
    notify('brandDB.store.restore.done', { type: 'success' })
    onClose()
    const [back] = all
    if (!isHistory(record) && back) navigate(createPath({ resource, id: back.parent_id, type: 'show' }))
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{translate(`brandDB.store.restore.title_${kind}`)}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('brandDB.store.restore.text', {
            removed: numbers('child_id'),
            restored: numbers('parent_id'),
          })}
        </DialogContentText>
        {refused && (
          <Alert severity="error">{[refused.whole, ...Object.values(refused.fields)].join(' ')}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('atrium.action.cancel')}
        </Button>
        <Button variant="contained" color="error" aria-disabled={isBusy} onClick={() => void run()}>
          {translate(`brandDB.store.action.restore_${kind}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
