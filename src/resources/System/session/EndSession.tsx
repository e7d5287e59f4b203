import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { sessionEnd } from '#contract/System/onlineSession.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { sessions, type Ending } from './sessions.ts'

interface EndSessionProps {
  readonly ending: Ending
  readonly onClose: () => void
}

/** Asks before somebody is signed out. */
export function EndSession({ ending: { which, name }, onClose }: EndSessionProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { send } = useSend(sessionEnd, { refreshes: [sessions] })
  const isAll = 'user_id' in which
  return (
    <ActionDialog
      title={translate(`System.session.confirm.${isAll ? 'all' : 'one'}`, { name })}
      text={translate('System.session.confirm.text')}
      confirm={translate(`System.session.${isAll ? 'end_all' : 'end'}`)}
      isDanger
      onConfirm={async () => {
        const { ended } = await send({ body: which })
        onClose()
        if (ended === 0) notify('System.session.over', { type: 'info' })
        else notify('System.session.ended', { type: 'success', messageArgs: { smart_count: ended } })
      }}
      onClose={onClose}
    />
  )
}
