import type { ComponentType, ReactNode } from 'react'
import styles from './State.module.css'

interface StateProps {
  icon: ComponentType<{ 'aria-hidden': 'true' }>
  title: string
  text?: string | undefined
  /** What the user can do about it. */
  children?: ReactNode
  /** Screen readers read `alert` out immediately, `status` at the next opportunity. */
  role?: 'status' | 'alert'
  /** It is the only content of the page, so its title is the page's heading. */
  isPage?: boolean
}

/** Shown in place of data: an icon, what happened, what to do. The base of the other states. */
export const State = ({ icon: Icon, title, text, children, role = 'status', isPage = false }: StateProps) => (
  <div className={styles['state']} role={role}>
    <span className={styles['icon']}>
      <Icon aria-hidden="true" />
    </span>
    {isPage ? <h1 className={styles['title']}>{title}</h1> : <p className={styles['title']}>{title}</p>}
    {text !== undefined && <p className="muted pretty">{text}</p>}
    {children !== undefined && <div className={styles['actions']}>{children}</div>}
  </div>
)
