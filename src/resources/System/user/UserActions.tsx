import Eye from '@mui/icons-material/VisibilityOutlined'
import PhoneOff from '@mui/icons-material/MobileOffOutlined'
import Key from '@mui/icons-material/KeyOutlined'
import PersonOff from '@mui/icons-material/PersonOffOutlined'
import PersonOn from '@mui/icons-material/HowToRegOutlined'
import { useState } from 'react'
import { useNavigate } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { user } from '#contract/System/user.ts'
import { ActionButton, DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { useCan, useSubject } from '#src/kit/base/person/subject.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { NewPassword } from './NewPassword.tsx'
import { ResetFactor } from './ResetFactor.tsx'
import { SwitchUser } from './SwitchUser.tsx'

/** What can be done with an account. Some actions are not for the user's own account, nor for the built-in ones. */
export function UserActions() {
  const translate = useTranslate()
  const record = useRecord<typeof user>()
  const mayChange = useCan(user.can.update, record)
  const own = useSubject().id
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'password' | 'factor' | 'switch' | null>(null)
  if (!record) return null
  const isActive = record.is_active === true
  const close = () => setAsked(null)
  return (
    <>
      <EditAction />
      <ActionButton icon={<Eye />} onClick={() => navigate(`/System/user/${record.id}/sight`)}>
        {translate('System.sight.open')}
      </ActionButton>
      {mayChange && record.id !== own && (
        <ActionButton icon={<Key />} onClick={() => setAsked('password')}>
          {translate('System.user.new_password.action')}
        </ActionButton>
      )}
      {mayChange && record.id !== own && typeof record.second_factor_at === 'number' && (
        <ActionButton icon={<PhoneOff />} onClick={() => setAsked('factor')}>
          {translate('System.user.reset_factor.action')}
        </ActionButton>
      )}
      {mayChange && record.id !== own && record.is_builtin !== true && (
        <>
          <ActionButton icon={isActive ? <PersonOff /> : <PersonOn />} onClick={() => setAsked('switch')}>
            {translate(`System.user.${isActive ? 'switch_off' : 'switch_on'}.action`)}
          </ActionButton>
          <DeleteAction />
        </>
      )}
      {asked === 'password' && <NewPassword record={record} onClose={close} />}
      {asked === 'factor' && <ResetFactor record={record} onClose={close} />}
      {asked === 'switch' && <SwitchUser record={record} onClose={close} />}
    </>
  )
}
