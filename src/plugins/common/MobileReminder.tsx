import Smartphone from '@mui/icons-material/SmartphoneOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { smsNotRemindAgain } from '#contract/core/sms.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import s from './Notice.module.css'

/**
 * Asks people without a mobile number to bind one, once per session: "later" holds until they sign in again,
 * "don't ask again" for good.
 */
export const MobileReminder = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { send } = useSend(smsNotRemindAgain)
  const { user, update } = usePerson()
  const [isPutOff, setPutOff] = useState(() => wasPutOff(user._id))
  // The profile itself shows that the number is missing, and an external page takes the whole height.
  const isWanted =
    user.sms_remind && user.mobile === null && !user.must_change_password && !user.must_set_up_factor
  if (!isWanted || isPutOff || /^\/(profile|Iframe)(\/|$)/.test(pathname)) return null

  const later = () => {
    putOff(user._id)
    setPutOff(true)
  }
  const never = async () => {
    later()
    const stop = () => update({ sms_remind: false })
    // If it fails, users are reminded again at the next sign-in.
    await send().then(stop, () => undefined)
  }
  return (
    <aside className={`${s.notice} ${s.blue}`} aria-label={translate('profile.reminder.label')}>
      <Smartphone aria-hidden />
      <p>{translate('profile.reminder.text')}</p>
      <div className={s.actions}>
        <Button
          variant="contained"
          size="small"
          onClick={() => void navigate('/profile', { state: { bind: true } })}
        >
          {translate('profile.reminder.now')}
        </Button>
        <Button color="inherit" size="small" onClick={later}>
          {translate('profile.reminder.later')}
        </Button>
        <Button color="inherit" size="small" onClick={() => void never()}>
          {translate('profile.reminder.never')}
        </Button>
      </div>
    </aside>
  )
}

// Kept in the tab, so that a reload does not ask again, and by user, because the next user of this browser
// has to be asked.
const key = 'atrium.mobile_reminder'

function wasPutOff(userId: string): boolean {
  try {
    return sessionStorage.getItem(key) === userId
  } catch {
    return false
  }
}

function putOff(userId: string): void {
  try {
    sessionStorage.setItem(key, userId)
  } catch {
    // Storage is blocked: the choice is kept until the page is left.
  }
}
