import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { DutyPage, useWayBack } from './DutyPage.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** The page that changes the password; users whose password was set by somebody else see it first. */
export const PasswordPage = () => {
  const notify = useNotify()
  const leave = useWayBack()
  const isFirst = usePerson().user.must_change_password
  return (
    <DutyPage
      title={isFirst ? 'profile.password.first.title' : 'profile.password.change'}
      text={isFirst ? 'profile.password.first.text' : 'profile.password.hint'}
      isFirst={isFirst}
    >
      <PasswordForm
        onChanged={() => {
          notify('profile.password.changed', { type: 'success' })
          leave()
        }}
      />
    </DutyPage>
  )
}
