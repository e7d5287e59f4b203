import { useId } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { localName } from '#src/kit/localName.ts'
import { leavesOf } from './menuMatch.ts'
import { useMenuMemory, useVisits } from './menuMemory.ts'
import s from './MenuTree.module.css'
import { useMenuWay } from './useMenuWay.ts'
import { useShell } from './shellContext.ts'

/** The user's favourites, or the four entries opened last. Nothing if there are none at this site. */
export const MenuShortcuts = ({ kind, onOpen }: MenuShortcutsProps) => {
  const heading = useId()
  const [locale] = useLocaleState()
  const translate = useTranslate()
  const { menus } = useShell()
  const { favourites } = useMenuMemory()
  const [visits] = useVisits()
  const current = useMenuWay().at(-1)?.id
  const recents = visits.map(({ id }) => id).filter((id) => id !== current && !favourites.includes(id))
  const leaves = leavesOf(menus)
  const nodes = (kind === 'favourites' ? favourites : recents).flatMap(
    (id) => leaves.find((leaf) => leaf.id === id) ?? [],
  )
  // In a short menu everything is visible anyway.
  if (!nodes.length || leaves.length < 6) return null
  return (
    <section className={s.shortcuts} data-kind={kind} aria-labelledby={heading}>
      <h2 id={heading}>{translate(`atrium.shell.${kind}`)}</h2>
      <ul className={s.list}>
        {nodes.slice(0, kind === 'favourites' ? 12 : 4).map((node) => (
          <li key={node.id}>
            <Link to={node.uri ?? '/'} data-stop className={s.row} data-level="0" onClick={onOpen}>
              <span className={s.name}>{localName(node, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MenuShortcutsProps {
  kind: 'favourites' | 'recents'
  onOpen: (() => void) | undefined
}
