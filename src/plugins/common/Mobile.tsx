import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocation } from 'react-router-dom'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { InPlace } from './InPlace.tsx'
import { MobileForm } from './MobileForm.tsx'
import s from './Profile.module.css'

/** The masked mobile number. A button opens the form; for users who come from the reminder it is open. */
export const Mobile = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const { state } = useLocation()
  const { user, update } = usePerson()
  return (
    <InPlace
      startsOpen={isSent(state)}
      action={translate(`profile.mobile.${user.mobile ? 'replace' : 'bind'}`)}
      renderForm={(close) => (
        <MobileForm
          onCancel={close}
          onBound={(mobile) => {
            close()
            update({ mobile, sms_remind: false })
            notify('profile.mobile.done', { type: 'success', messageArgs: { mobile } })
          }}
        />
      )}
    >
      <p className={user.mobile ? s.figure : ''}>{user.mobile ?? translate('profile.mobile.none')}</p>
    </InPlace>
  )
}

const isSent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'bind' in state && state.bind === true
