import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import s from './Profile.module.css'

/** Leads to the page where the user chooses which notifications they get, and how. */
export const NoticeMails = () => {
  const translate = useTranslate()
  const { user } = usePerson()
  return (
    <>
      {!user.email && <p className={s.hint}>{translate('profile.notices.no_email')}</p>}
      <p className={s.hint}>{translate('profile.notices.hint')}</p>
      <p>
        <Button component={LinkBase} to="/notification?tab=settings" variant="outlined">
          {translate('profile.notices.choose')}
        </Button>
      </p>
    </>
  )
}
