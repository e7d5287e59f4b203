import { useId } from 'react'
import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link } from 'react-router-dom'
import { localName } from '#src/kit/base/text/localName.ts'
import { leavesOf } from './menuMatch.ts'
import { useMenuMemory } from './menuMemory.ts'
import s from './MenuTree.module.css'
import { useShell } from './shellContext.ts'

/** The user's favourite entries. Nothing if there are none at this site. */
export const MenuFavourites = ({ onOpen }: OpensProps) => {
  const [locale] = useLocaleState()
  const { menus } = useShell()
  const { favourites } = useMenuMemory()
  const leaves = leavesOf(menus)
  // In a short menu everything is visible anyway.
  if (leaves.length < 6) return null
  const links = favourites
    .flatMap((id) => leaves.find((leaf) => leaf.id === id) ?? [])
    .slice(0, 12)
    .map((node) => ({ id: node.id, to: node.uri ?? '/', name: localName(node, locale) }))
  return <Shortcuts kind="favourites" links={links} onOpen={onOpen} />
}

/** Links below a heading; nothing without links. */
export const Shortcuts = ({ kind, links, onOpen }: ShortcutsProps) => {
  const heading = useId()
  const translate = useTranslate()
  if (links.length === 0) return null
  return (
    <section className={s.shortcuts} data-kind={kind} aria-labelledby={heading}>
      <h2 id={heading} className="faint tiny">
        {translate(`atrium.shell.${kind}`)}
      </h2>
      <ul>
        {links.map(({ id, to, name }) => (
          <li key={id}>
            <Link to={to} data-stop className={s.row} data-level="0" onClick={onOpen}>
              <span className="grow">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface OpensProps {
  onOpen: (() => void) | undefined
}

interface ShortcutsProps extends OpensProps {
  kind: 'favourites' | 'recents'
  links: readonly { readonly id: string; readonly to: string; readonly name: string }[]
}
