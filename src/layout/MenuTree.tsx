import ExpandMore from '@mui/icons-material/ExpandMore'
import { useLocaleState } from 'react-admin'
import { localName } from '#src/kit/base/text/localName.ts'
import { MenuIcon } from '#src/kit/base/icon/MenuIcon.tsx'
import { MenuLeaf } from './MenuLeaf.tsx'
import { useMenuMemory } from './menuMemory.ts'
import type { MenuNode } from '#src/kit/base/menu/menuTree.ts'
import s from './MenuTree.module.css'
import { useMenuWay } from './useMenuWay.ts'

/**
 * Menu entries in up to three levels. Groups open and close, and stay that way; during a search all are open.
 */
export const MenuTree = ({ nodes, searching = false, level = 1, onOpen }: MenuTreeProps) => (
  <ul>
    {nodes.map((node) =>
      node.children.length ? (
        <MenuGroup key={node.id} node={node} searching={searching} level={level} onOpen={onOpen} />
      ) : (
        <MenuLeaf key={node.id} node={node} level={level} onOpen={onOpen} />
      ),
    )}
  </ul>
)

interface MenuTreeProps {
  nodes: readonly MenuNode[]
  searching?: boolean
  level?: number
  /** An entry was opened. */
  onOpen?: (() => void) | undefined
}

const MenuGroup = ({ node, searching, level, onOpen }: MenuGroupProps) => {
  const [locale] = useLocaleState()
  const { isOpen, setOpen } = useMenuMemory()
  const open = searching || isOpen(node.id)
  const holdsCurrent = useMenuWay().some(({ id }) => id === node.id)
  return (
    <li>
      <button
        type="button"
        data-stop
        className={s.row}
        data-level={level}
        data-holds-current={holdsCurrent || undefined}
        aria-expanded={open}
        onClick={() => setOpen([node.id], !open)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') setOpen([node.id], true)
          if (key === 'ArrowLeft') setOpen([node.id], false)
        }}
      >
        <MenuIcon icon={node.icon} />
        <span className="grow">{localName(node, locale)}</span>
        <ExpandMore className={s.chevron} aria-hidden />
      </button>
      {open ? (
        <MenuTree nodes={node.children} searching={searching} level={level + 1} onOpen={onOpen} />
      ) : null}
    </li>
  )
}

interface MenuGroupProps {
  node: MenuNode
  searching: boolean
  level: number
  onOpen: (() => void) | undefined
}
