import type { ReactNode } from 'react'
import s from './StatePage.module.css'

/** A page without data that says why, and what the user can do now. `children` are the actions. */
export const StatePage = ({ icon, title, text, children, role = 'status' }: StatePageProps) => (
  <section className={s.page} role={role}>
    <span className={s.icon} aria-hidden>
      {icon}
    </span>
    <h1>{title}</h1>
    {text ? <p className={s.text}>{text}</p> : null}
    {children ? <div className={s.actions}>{children}</div> : null}
  </section>
)

interface StatePageProps {
  icon: ReactNode
  title: string
  text?: ReactNode
  children?: ReactNode
  role?: 'status' | 'alert'
}
