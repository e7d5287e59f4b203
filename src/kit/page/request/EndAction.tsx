import Block from '@mui/icons-material/BlockOutlined'
import { useState, type ReactNode } from 'react'
import { useNavigate, useRecordContext, useRefresh } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { createCall } from '#contract/resourceCalls.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { requestPath, type Requests } from './requests.ts'
import { textOf } from './requestsContext.ts'

interface EndActionProps {
  readonly requests: Requests
  /** Why this cannot be requested now. */
  readonly reason: string | undefined
  /** Further consequences, in the question. */
  readonly children?: ReactNode
}

/** Asks the approvers to end the current record, after explaining the consequences; for users who may request it. */
export function EndAction({ requests, reason, children }: EndActionProps) {
  const translate = useTranslate()
  const t = (name: string, args?: object) => translate(textOf(requests, name), args)
  const record = useRecordContext()
  const may = useCan(requests.contract.can.create)
  const nameOf = useLocalName()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const end = useEnd(requests, close)
  if (!may || !record) return null
  return (
    <>
      <ActionButton reason={reason} icon={<Block />} onClick={() => setAsking(true)}>
        {t('end.action')}
      </ActionButton>
      {isAsking && (
        <ActionDialog
          title={t('end.title', { name: nameOf(record) })}
          text={t('end.text')}
          confirm={t('send.submit')}
          onConfirm={() => end(String(record.id))}
          onClose={close}
        >
          {children}
        </ActionDialog>
      )}
    </>
  )
}

/**
 * Requests that a record be ended, and opens the request. If the server refuses, for example because
 * there already is a request, it says why, and everything is fetched again.
 */
function useEnd(requests: Requests, onDone: () => void) {
  const { contract } = requests
  const { send } = useSend(createCall(contract))
  const notify = useNotify()
  const navigate = useNavigate()
  const refresh = useRefresh()
  return async (id: string) => {
    try {
      // The server decides what the end changes.
      const body = { kind: 'deactivate', [contract.requests.by]: id, after: {}, source: 'pc' } as const
      const { _id } = await send({ body })
      notify(textOf(requests, 'sent.submit'), { type: 'success' })
      navigate(requestPath(requests, _id))
    } catch (error) {
      const { message } = failureOf(error)
      notify(message || 'ra.notification.http_error', { type: 'error', messageArgs: { _: message } })
    }
    onDone()
    refresh()
  }
}
