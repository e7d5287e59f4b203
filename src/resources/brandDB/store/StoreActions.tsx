import CallMerge from '@mui/icons-material/CallMergeRounded'
import CallSplit from '@mui/icons-material/CallSplitRounded'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import Undo from '@mui/icons-material/UndoRounded'
import { useState } from 'react'
import { useNavigate, useRecordContext, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isHistory } from '#contract/brandDB/store.ts'
import { storeSplit } from '#contract/brandDB/storeChange.ts'
import type { Rule } from '#contract/access.ts'
import { ActionButton, DeleteAction, EditAction, PageAction } from '#src/kit/page/record/RecordActions.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import type { Store } from './storeRecord.ts'
import { useAccess, useLineage } from './useStoreFacts.ts'

// Every call needs a session here, so the rule is not the contract's "anyone".
const splits = storeSplit.can as Rule

/** The actions of a unit. Actions that its state does not allow stay visible and say why. */
export function StoreActions() {
  const record = useRecordContext<Store>()
  const translate = useTranslate()
  const maySplit = useCan(splits)
  if (!record) return null
  const reason = isHistory(record) ? translate('brandDB.store.history.edit_reason') : undefined
  return (
    <>
      <PageAction noun="store" id={record._id} icon={<Storefront />}>
        {translate('brandDB.store.action.shop_page')}
      </PageAction>
      <DeleteAction reason={reason} />
      {maySplit && <Changes record={record} />}
      <EditAction reason={reason} />
    </>
  )
}

function Changes({ record }: { readonly record: Store }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const resource = useResourceContext() ?? ''
  const access = useAccess(record._id, 'lease')
  const [isAsking, setAsking] = useState(false)
  const edges = useLineage(record._id)?.edges ?? []
  const own = isHistory(record) ? 'parent_id' : 'child_id'
  const last = edges.find((edge) => edge[own] === record._id)
  const why = access?.result === false ? translate(`brandDB.store.owners.why.${access.reason}`) : undefined
  const go = (where: 'split' | 'merge') => navigate(`/${resource}/${encodeURIComponent(record._id)}/${where}`)
  return (
    <>
      {last && (
        <ActionButton icon={<Undo />} onClick={() => setAsking(true)}>
          {translate(`brandDB.store.action.restore_${last.kind}`)}
        </ActionButton>
      )}
      {!isHistory(record) && (
        <>
          <ActionButton icon={<CallSplit />} reason={why} onClick={() => go('split')}>
            {translate('brandDB.store.action.split')}
          </ActionButton>
          <ActionButton icon={<CallMerge />} reason={why} onClick={() => go('merge')}>
            {translate('brandDB.store.action.merge')}
          </ActionButton>
        </>
      )}
      {isAsking && last && (
        <RestoreDialog record={record} kind={last.kind} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
