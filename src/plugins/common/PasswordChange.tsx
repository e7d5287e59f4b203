import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { PasswordForm } from './PasswordForm.tsx'
import s from './Profile.module.css'

/** The own password: the form opens when it is wanted. */
export const PasswordChange = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) {
    return (
      <PasswordForm
        onChanged={() => {
          setOpen(false)
          notify('profile.password.changed', { type: 'success' })
        }}
      />
    )
  }
  return (
    <div className={s.closed}>
      <p>{translate('profile.password.hint')}</p>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('profile.password.change')}
      </Button>
    </div>
  )
}
