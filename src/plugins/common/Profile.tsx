import Logout from '@mui/icons-material/LogoutOutlined'
import { Button } from '@mui/material'
import { useEffect, useEffectEvent } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Avatar } from '#src/kit/value/picture/Avatar.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { Account } from './Account.tsx'
import { Appearance } from './Appearance.tsx'
import { Mobile } from './Mobile.tsx'
import { NoticeMails } from './NoticeMails.tsx'
import { PasswordChange } from './PasswordChange.tsx'
import s from './Profile.module.css'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

/** The profile of the user, and what they can change themselves. */
export const Profile = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const { user, renew, signOut } = usePerson()
  // The data from sign-in may be hours old. It stays if there is no reply.
  const read = useEffectEvent(() => renew().catch(() => undefined))
  useEffect(() => void read(), [])
  const name = localName(user, locale) || user.username
  return (
    <div className={s.page}>
      <h1>{translate('profile.title')}</h1>
      <header className={s.header}>
        <Avatar name={name} size="large" />
        <div className={s.who}>
          <p className={`ink strong ${s.name}`}>{name}</p>
          <p className="muted">{user.email ?? user.username}</p>
        </div>
        <Button variant="outlined" startIcon={<Logout />} onClick={signOut}>
          {translate('atrium.shell.sign_out')}
        </Button>
      </header>
      <div className={s.columns}>
        <div className="stack gap-16">
          <Section title="profile.account.title">
            <Account />
          </Section>
          <Section title="profile.notices.title">
            <NoticeMails />
          </Section>
          <SecondFactor />
        </div>
        <div className="stack gap-16">
          <Section title="profile.appearance.title">
            <Appearance />
          </Section>
          <Section title="profile.mobile.title">
            <Mobile />
          </Section>
          <Section title="profile.password.title">
            <PasswordChange />
          </Section>
        </div>
      </div>
      <Sessions />
    </div>
  )
}
