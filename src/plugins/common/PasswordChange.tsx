import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import { InPlace } from './InPlace.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ownSessionsKey } from './useOwnSessions.ts'

/** The own password: the form opens when it is wanted. */
export const PasswordChange = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  return (
    <InPlace
      action={translate('profile.password.change')}
      renderForm={(close) => (
        <PasswordForm
          onCancel={close}
          onChanged={() => {
            close()
            notify('profile.password.changed', { type: 'success' })
            void queries.invalidateQueries({ queryKey: ownSessionsKey })
          }}
        />
      )}
    >
      <p>{translate('profile.password.hint')}</p>
    </InPlace>
  )
}
