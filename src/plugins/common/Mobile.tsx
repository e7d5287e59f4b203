import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { usePerson } from '#src/kit/personContext.ts'
import { MobileForm } from './MobileForm.tsx'
import s from './Profile.module.css'

/** The mobile number, masked; the form opens when it is wanted, at once for those whom the reminder sent. */
export const Mobile = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const { state } = useLocation()
  const { user, update } = usePerson()
  const [isOpen, setOpen] = useState(isSent(state))
  if (isOpen) {
    return (
      <MobileForm
        onBound={(mobile) => {
          setOpen(false)
          update({ mobile, sms_remind: false })
          notify('profile.mobile.done', { type: 'success', messageArgs: { mobile } })
        }}
      />
    )
  }
  return (
    <div className={s.closed}>
      <p className={user.mobile ? s.figure : ''}>{user.mobile ?? translate('profile.mobile.none')}</p>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate(`profile.mobile.${user.mobile ? 'replace' : 'bind'}`)}
      </Button>
    </div>
  )
}

const isSent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'bind' in state && state.bind === true
