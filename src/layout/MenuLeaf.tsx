import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link } from 'react-router-dom'
import { localName } from '#src/kit/base/text/localName.ts'
import { MenuIcon } from '#src/kit/base/icon/MenuIcon.tsx'
import { useMenuMemory } from './menuMemory.ts'
import type { MenuNode } from '#src/kit/base/menu/menuTree.ts'
import s from './MenuTree.module.css'
import { useMenuWay } from './useMenuWay.ts'

/** One entry that opens a page, with the star that makes it a favourite. */
export const MenuLeaf = ({ node, level, onOpen }: MenuLeafProps) => {
  const [locale] = useLocaleState()
  const translate = useTranslate()
  const { favourites, setFavourite } = useMenuMemory()
  const isCurrent = useMenuWay().at(-1)?.id === node.id
  const isFavourite = favourites.includes(node.id)
  const name = localName(node, locale)
  const star = translate(isFavourite ? 'atrium.shell.remove_favourite' : 'atrium.shell.add_favourite')
  return (
    <li className={s.leaf}>
      <Link
        to={node.uri ?? '/'}
        data-stop
        className={s.row}
        data-level={level}
        onClick={onOpen}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <MenuIcon icon={node.icon} />
        <span className="grow">{name}</span>
      </Link>
      <button
        type="button"
        className={s.star}
        aria-pressed={isFavourite}
        aria-label={translate('atrium.labelled', { label: star, name })}
        title={star}
        onClick={() => setFavourite(node.id, !isFavourite)}
      >
        {isFavourite ? <Star /> : <StarBorder />}
      </button>
    </li>
  )
}

interface MenuLeafProps {
  node: MenuNode
  level: number
  onOpen?: (() => void) | undefined
}
