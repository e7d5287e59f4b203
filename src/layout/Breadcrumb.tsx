import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link, useLocation } from 'react-router-dom'
import { localName } from '#src/kit/base/text/localName.ts'
import s from './Breadcrumb.module.css'
import { isOwnPath } from './menuMatch.ts'
import { firstLeaf } from '#src/kit/base/menu/menuTree.ts'
import { returning } from '#src/kit/value/frame/returning.ts'
import { useMenuWay } from './useMenuWay.ts'
import { useUnlistedResource } from './useUnlistedResource.ts'

/**
 * The place of the page in the menu, and in a list without an entry of its own. On a page below an entry (a record of its
 * list) the entry is a link back.
 */
export const Breadcrumb = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { pathname } = useLocation()
  const way = useMenuWay()
  const unlisted = useUnlistedResource()
  // Its texts come with the page.
  const listName = unlisted && translate(`resources.${unlisted.name}.name`, { smart_count: 2, _: '' })
  return (
    <nav className={s.crumbs} aria-label={translate('atrium.shell.breadcrumb')}>
      <ol className="flex nowrap">
        {way.map((node) => {
          const name = localName(node, locale)
          const isHere = isOwnPath(node, pathname)
          return (
            <li key={node.id}>
              {isHere ? (
                <span aria-current="page">{name}</span>
              ) : (
                <Link
                  className="muted no-underline inset-focus"
                  to={node.children.length ? (firstLeaf(node.children) ?? '/') : (node.uri ?? '/')}
                  state={returning}
                >
                  {name}
                </Link>
              )}
            </li>
          )
        })}
        {unlisted && (
          <li>
            {pathname === `/${unlisted.name}` ? (
              <span aria-current="page">{listName}</span>
            ) : (
              <Link className="muted no-underline inset-focus" to={`/${unlisted.name}`} state={returning}>
                {listName}
              </Link>
            )}
          </li>
        )}
      </ol>
    </nav>
  )
}
