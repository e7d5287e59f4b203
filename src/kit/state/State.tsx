import type { ComponentType, ReactNode } from 'react'
import styles from './State.module.css'

interface StateProps {
  icon: ComponentType<{ 'aria-hidden': 'true' }>
  title: string
  text?: string | undefined
  /** What the person can do about it. */
  children?: ReactNode
  /** `alert` is read out at once, `status` when there is time. */
  role?: 'status' | 'alert'
  /** It is all there is on the page, so its title is the page's heading. */
  isPage?: boolean
}

/** What stands where data would: an icon, what it is, what to do. The ground of the designed states. */
export const State = ({ icon: Icon, title, text, children, role = 'status', isPage = false }: StateProps) => (
  <div className={styles['state']} role={role}>
    <span className={styles['icon']}>
      <Icon aria-hidden="true" />
    </span>
    {isPage ? <h1 className={styles['title']}>{title}</h1> : <p className={styles['title']}>{title}</p>}
    {text !== undefined && <p className={styles['text']}>{text}</p>}
    {children !== undefined && <div className={styles['actions']}>{children}</div>}
  </div>
)
