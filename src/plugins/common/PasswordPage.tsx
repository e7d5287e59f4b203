import { Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePerson } from '#src/kit/personContext.ts'
import { isPlace } from './isPlace.ts'
import { PasswordForm } from './PasswordForm.tsx'
import s from './Profile.module.css'

/** The page that changes the password; users whose password was set by somebody else see it first. */
export const PasswordPage = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { user, signOut } = usePerson()
  const isFirst = user.must_change_password
  return (
    <div className={s.single}>
      <header className="stack gap-4">
        <h1>{translate(isFirst ? 'profile.password.first.title' : 'profile.password.change')}</h1>
        <p>{translate(isFirst ? 'profile.password.first.text' : 'profile.password.hint')}</p>
      </header>
      <section className={s.card}>
        <PasswordForm
          onChanged={() => {
            notify('profile.password.changed', { type: 'success' })
            void navigate(isPlace(state) ? state.from : '/profile', { replace: true })
          }}
        />
      </section>
      {isFirst ? (
        <Button color="inherit" className={s.out} onClick={signOut}>
          {translate('atrium.shell.sign_out')}
        </Button>
      ) : null}
    </div>
  )
}
