import { useLocation } from 'react-router-dom'
import { Shortcuts, type OpensProps } from './MenuShortcuts.tsx'
import { useRecents } from './search/useRecents.ts'

/** The four records opened last, apart from the one on screen. The pages are in the menu anyway. */
export const MenuRecents = ({ onOpen }: OpensProps) => {
  const { pathname } = useLocation()
  const links = useRecents()
    .entries.filter(({ recent, to }) => 'record' in recent && to !== pathname)
    .slice(0, 4)
    .map(({ id, to = '/', title }) => ({ id, to, name: title }))
  return <Shortcuts kind="recents" links={links} onOpen={onOpen} />
}
