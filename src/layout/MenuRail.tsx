import { useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useLocaleState } from 'react-admin'
import { Link } from 'react-router-dom'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import { MenuIcon } from '#src/kit/base/icon/MenuIcon.tsx'
import { MenuTree } from './MenuTree.tsx'
import s from './MenuRail.module.css'
import type { MenuNode } from '#src/kit/base/menu/menuTree.ts'
import { useMenuWay } from './useMenuWay.ts'
import { useShell } from './shellContext.ts'

/** The menu as icons. Hovering over an icon, or pressing it, shows its name and entries beside it. */
export const MenuRail = () => {
  const { menus } = useShell()
  const current = useMenuWay()[0]?.id
  return (
    <ul className={s.rail}>
      {menus.map((node) => (
        <RailItem key={node.id} node={node} isCurrent={node.id === current} />
      ))}
    </ul>
  )
}

const RailItem = ({ node, isCurrent }: { node: MenuNode; isCurrent: boolean }) => {
  const [locale] = useLocaleState()
  const item = useRef<HTMLLIElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const name = localName(node, locale)
  const isGroup = node.children.length > 0

  const show = () => setPlace(placeBeside(item.current))
  const hide = () => setPlace(null)
  const hideOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hide()
  }
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !place) return
    hide()
    item.current?.querySelector<HTMLElement>('[data-stop]')?.focus()
  }

  return (
    // The list item holds the button and what it opens; pointing at either keeps it open.
    <EventArea
      as="li"
      ref={item}
      onMouseEnter={show}
      onMouseLeave={hide}
      onBlur={hideOnLeave}
      onKeyDown={hideOnEscape}
    >
      {isGroup ? (
        <button
          type="button"
          data-stop
          className={s.icon}
          data-current={isCurrent || undefined}
          aria-label={name}
          aria-expanded={place !== null}
          onClick={show}
        >
          <MenuIcon icon={node.icon} />
        </button>
      ) : (
        <Link
          to={node.uri ?? '/'}
          data-stop
          className={s.icon}
          data-current={isCurrent || undefined}
          aria-label={name}
          aria-current={isCurrent ? 'page' : undefined}
          onFocus={show}
        >
          <MenuIcon icon={node.icon} />
        </Link>
      )}
      {place ? (
        <div className={s.flyout} style={place}>
          <p aria-hidden>{name}</p>
          {isGroup ? <MenuTree nodes={node.children} searching level={2} onOpen={hide} /> : null}
        </div>
      ) : null}
    </EventArea>
  )
}

/** Next to the icon; moved up if there is little space below it. */
function placeBeside(item: HTMLElement | null): Place {
  const { top = 0, right = 0 } = item?.getBoundingClientRect() ?? {}
  const shown = Math.max(8, Math.min(top, window.innerHeight - 320))
  return { top: shown, left: right, maxHeight: window.innerHeight - shown - 8 }
}

interface Place {
  top: number
  left: number
  maxHeight: number
}
