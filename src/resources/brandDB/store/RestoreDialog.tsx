import { Alert } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useCreatePath, useLocale, useNavigate, useResourceContext } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isHistory } from '#contract/brandDB/store.ts'
import { joinNames } from '#contract/joinNames.ts'
import { storeRestore } from '#contract/brandDB/storeChange.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { useRetryKey } from '#src/kit/base/call/useRetryKey.ts'
import type { Store } from './storeRecord.ts'
import { useLineage } from './useStoreFacts.ts'
import { useExplain, type Refusal } from './useExplain.ts'

interface RestoreDialogProps {
  readonly record: Store
  readonly kind: 'split' | 'merge'
  readonly onClose: () => void
}

/** Asks before a split or a merge is undone, and names the units that are removed and restored. */
export function RestoreDialog({ record, kind, onClose }: RestoreDialogProps) {
  const locale = useLocale()
  const translate = useTranslate()
  const navigate = useNavigate()
  const notify = useNotify()
  const createPath = useCreatePath()
  const resource = useResourceContext() ?? ''
  const { nodes = [], edges = [] } = useLineage(record._id) ?? {}
  const { send } = useSend(storeRestore)
  const client = useQueryClient()
  const keyOf = useRetryKey()
  const explain = useExplain()
  const own = isHistory(record) ? 'parent_id' : 'child_id'
  const mine = edges.find((edge) => edge[own] === record._id && edge.kind === kind)
  const end = kind === 'split' ? 'parent_id' : 'child_id'
  const all = edges.filter((edge) => edge.kind === kind && edge[end] === mine?.[end])
  const numbers = (of: 'parent_id' | 'child_id') =>
    joinNames(
      [...new Set(all.map((edge) => edge[of]))].map(
        (id) => nodes.find(({ _id }) => _id === id)?.store_no ?? id,
      ),
      locale,
    )
  const run = async () => {
    const input = { body: { store_id: record._id } }
    await send(input, { idempotencyKey: keyOf(input) })
    await client.invalidateQueries()
    notify('brandDB.store.restore.done', { type: 'success' })
    onClose()
    const [back] = all
    if (!isHistory(record) && back) navigate(createPath({ resource, id: back.parent_id, type: 'show' }))
  }
  return (
    <ActionDialog
      title={translate(`brandDB.store.restore.title_${kind}`)}
      text={translate('brandDB.store.restore.text', {
        removed: numbers('child_id'),
        restored: numbers('parent_id'),
      })}
      confirm={translate(`brandDB.store.action.restore_${kind}`)}
      isDanger
      renderError={(error) => <Refused {...explain(error)} />}
      onConfirm={run}
      onClose={onClose}
    />
  )
}

const Refused = ({ whole, fields }: Refusal) => (
  <Alert severity="error">{[whole, ...Object.values(fields)].join(' ')}</Alert>
)
