import { LinkBase } from 'react-admin'
import look from '#src/kit/base/control/Tabs.module.css'
import styles from './TabBar.module.css'

/** A tab, which has an address of its own. */
export interface Tab {
  readonly key: string
  /** Its name, in the user's language. */
  readonly text: string
  readonly to: string
  /** How many items wait in it. */
  readonly count?: number | undefined
}

interface TabBarProps {
  /** What the tabs are about, for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The key of the open tab. */
  readonly open: string
}

/** The tabs of a page. Each is a link, so that it can be bookmarked and returned to. */
export const TabBar = ({ label, tabs, open }: TabBarProps) => (
  <nav className={`${look['tabs']} ${styles['bar']}`} aria-label={label}>
    {tabs.map(({ key, text, to, count }) => (
      <LinkBase key={key} to={to} aria-current={key === open ? 'page' : undefined}>
        {text}
        {count !== undefined && <span className={styles['count']}>{count}</span>}
      </LinkBase>
    ))}
  </nav>
)
