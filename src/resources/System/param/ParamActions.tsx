import Add from '@mui/icons-material/AddRounded'
import Edit from '@mui/icons-material/EditOutlined'
import Undo from '@mui/icons-material/UndoRounded'
import { useState } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { removeCall, saveCall } from '#contract/resourceCalls.ts'
import { param as contract } from '#contract/System/param.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { ParamDialog } from './ParamDialog.tsx'
import { useValueText } from './ParamValue.tsx'
import { isChanged, type Param } from './useParams.ts'

type ParamQuestion = 'change' | 'site' | 'back'

/** What can be done with a value: change it, and take the change back. For people who may. */
export function ParamActions({ param }: { readonly param: Param }) {
  const translate = useTranslate()
  // With the parameter as it was then, so that nobody overwrites what somebody else changes meanwhile.
  const [asking, setAsking] = useState<{ what: ParamQuestion; begun: Param } | null>(null)
  const mayChange = useCan(contract.can.update, param)
  // Whoever has not every site can still have a value for one of their sites.
  const mayAdd = useCan(contract.can.create) && param.site === null
  const ask = (what: ParamQuestion) => setAsking({ what, begun: param })
  const close = () => setAsking(null)
  if (param.undeclared_at !== null) return null
  const isOwn = param.initial === null
  return (
    <>
      {mayChange && (
        <ActionButton icon={<Edit />} onClick={() => ask('change')}>
          {translate('System.param.change')}
        </ActionButton>
      )}
      {mayAdd && (
        <ActionButton icon={<Add />} onClick={() => ask('site')}>
          {translate('System.param.add_site')}
        </ActionButton>
      )}
      {mayChange && (isOwn || isChanged(param)) && (
        <ActionButton icon={<Undo />} onClick={() => ask('back')}>
          {translate(isOwn ? 'System.param.remove_site' : 'System.param.reset')}
        </ActionButton>
      )}
      {asking?.what === 'back' && <BackDialog param={asking.begun} onClose={close} />}
      {asking && asking.what !== 'back' && (
        <ParamDialog param={asking.begun} isForSite={asking.what === 'site'} onClose={close} />
      )}
    </>
  )
}

function BackDialog({ param, onClose }: { readonly param: Param; readonly onClose: () => void }) {
  const { _id, rev, initial } = param
  const translate = useTranslate()
  const notify = useNotify()
  const textOf = useValueText()
  const save = useSend(saveCall(contract), { refreshes: [contract] })
  const remove = useSend(removeCall(contract), { refreshes: [contract] })
  const isOwn = initial === null
  const title = translate(isOwn ? 'System.param.remove_site' : 'System.param.reset')
  return (
    <ActionDialog
      title={title}
      text={
        isOwn
          ? translate('System.param.remove_text')
          : translate('System.param.reset_text', { value: textOf(param, initial) })
      }
      confirm={title}
      onClose={onClose}
      onConfirm={async () => {
        if (isOwn) await remove.send({ query: { cond: { _id }, rev } })
        else await save.send({ query: { cond: { _id } }, body: { value: initial, rev } })
        notify('System.param.saved', { type: 'success' })
        onClose()
      }}
    />
  )
}
