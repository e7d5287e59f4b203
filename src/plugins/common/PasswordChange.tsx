import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { InPlace } from './InPlace.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** The user's own password. A button opens the form. */
export const PasswordChange = () => {
  const translate = useTranslate()
  const notify = useNotify()
  return (
    <InPlace
      action={translate('profile.password.change')}
      renderForm={(close) => (
        <PasswordForm
          onCancel={close}
          onChanged={() => {
            close()
            notify('profile.password.changed', { type: 'success' })
          }}
        />
      )}
    >
      <p>{translate('profile.password.hint')}</p>
    </InPlace>
  )
}
