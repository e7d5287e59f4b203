import { memo, useMemo } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Subject } from '#contract/access.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { useRegistry } from '#src/kit/base/registry/registryContext.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'
import { MenuIcon } from '#src/kit/base/icon/MenuIcon.tsx'
import styles from './MenuOf.module.css'
import { menuTree, mountedFor, type MenuNode } from './menuTree.ts'

interface MenuOfProps {
  /** All entries of the menu, as an operator keeps them. */
  readonly entries: readonly MenuEntry[]
  readonly subject: Subject
}

/** The side menu as somebody would have it at a site, to look at: its entries lead nowhere. */
export const MenuOf = memo(function MenuOf({ entries, subject }: MenuOfProps) {
  const translate = useTranslate()
  const { composition } = useRegistry()
  const tree = useMemo(
    () => menuTree(entries, subject, mountedFor(composition, subject)),
    [entries, subject, composition],
  )
  if (tree.length === 0) return <p>{translate('atrium.tree.empty')}</p>
  return <Level nodes={tree} />
})

function Level({ nodes }: { readonly nodes: readonly MenuNode[] }) {
  const locale = useLocale()
  return (
    <ul className={styles['level']}>
      {nodes.map((node) => (
        <li key={node.id}>
          <span className={styles['entry']}>
            <MenuIcon icon={node.icon} />
            {localName(node, locale)}
          </span>
          {node.children.length > 0 && <Level nodes={node.children} />}
        </li>
      ))}
    </ul>
  )
}
