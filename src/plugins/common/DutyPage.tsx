import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import s from './Profile.module.css'

/** A page with one form. Those who have to fill it in before anything else can only sign out instead. */
export const DutyPage = ({ title, text, isFirst, children }: DutyPageProps) => {
  const translate = useTranslate()
  const { signOut } = usePerson()
  return (
    <div className={s.single}>
      <header>
        <h1>{translate(title)}</h1>
        <p className="muted">{translate(text)}</p>
      </header>
      <section className={s.card}>{children}</section>
      {isFirst ? (
        <Button color="inherit" className={s.out} onClick={signOut}>
          {translate('atrium.shell.sign_out')}
        </Button>
      ) : null}
    </div>
  )
}

/** Leads to the page that the user opened before being led to this one, otherwise to the profile. */
export function useWayBack(): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const from = typeof state?.from === 'string' ? state.from : '/profile'
  return () => void navigate(from, { replace: true })
}

interface DutyPageProps {
  title: string
  text: string
  isFirst: boolean
  children: ReactNode
}
