import { Checkbox, FormControlLabel } from '@mui/material'
import { useTranslate } from 'react-admin'
import { mailPreference } from '#contract/core/preference.ts'
import { usePerson } from '#src/kit/personContext.ts'
import { usePreference } from '#src/kit/preference/usePreference.ts'
import s from './Profile.module.css'

/** Whether the user also gets notifications by mail. The bell cannot be turned off. */
export const NoticeMails = () => {
  const translate = useTranslate()
  const { user } = usePerson()
  const [isOn, keep] = usePreference(mailPreference, true, isNotOff)
  if (!user.email) return <p className={s.hint}>{translate('profile.notices.no_email')}</p>
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={isOn} onChange={(_, checked) => keep(checked ? null : false)} />}
        label={translate('profile.notices.mail')}
      />
      <p className={s.hint}>{translate('profile.notices.hint')}</p>
    </>
  )
}

const isNotOff = (stored: unknown): boolean => stored !== false
