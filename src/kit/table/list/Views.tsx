import { useContext } from 'react'
import { LinkBase, useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { SortPayload } from 'react-admin'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { useListPreference } from '#src/kit/table/listPreference.ts'
import { viewAddress } from '#src/kit/base/resource/viewAddress.ts'
import { ViewMenu } from './ViewMenu.tsx'
import look from '#src/kit/base/control/Tabs.module.css'
import styles from './Views.module.css'

/** A predefined view of a list. */
export interface ListView {
  /** The key of the message that names it. */
  readonly name: string
  /** In the form of `cond`; or a function of the user's id, for a view such as "mine". */
  readonly filter: Filter | ((me: string) => Filter)
  readonly sort?: SortPayload
}

type Filter = Readonly<Record<string, unknown>>

interface ViewsProps {
  views: readonly ListView[]
  /** The default sort order of the screen. */
  sort: SortPayload | undefined
}

/**
 * The views of a list as tabs: all, the predefined ones, the user's own. Each is a link. Renders nothing if
 * there are no views.
 */
export function Views({ views, sort: initial }: ViewsProps) {
  const { filterValues, sort, perPage } = useListContext()
  const { preference, change } = useListPreference()
  const translate = useTranslate()
  const me = useContext(SubjectContext)?.id ?? ''
  const { views: own, start } = preference
  if (views.length + own.length === 0) return null
  const fits = (view: Shape) => isSame(view.filter, filterValues) && (!view.sort || isSame(view.sort, sort))
  const fixed = views.map(({ name, filter, ...view }) => ({
    ...view,
    name: translate(name),
    filter: typeof filter === 'function' ? filter(me) : filter,
  }))
  const chosen = own.find(fits) ?? fixed.find(fits)
  const addressOf = (view: Shape) => ({
    search: viewAddress(view.filter, view.sort ?? initial ?? sort, perPage),
  })
  const current = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {})
  return (
    <nav
      className={`rigid relative nowrap ${look['tabs']} ${styles['views']}`}
      aria-label={translate('atrium.list.views.label')}
    >
      <LinkBase to={addressOf(everything)} {...current(!chosen && fits(everything))}>
        {translate('atrium.list.views.all')}
      </LinkBase>
      {fixed.map((view) => (
        <LinkBase key={view.name} to={addressOf(view)} {...current(view === chosen)}>
          {view.name}
        </LinkBase>
      ))}
      {own.map((view) => (
        <span key={view.id} className="inline rigid">
          <LinkBase
            to={addressOf(view)}
            {...current(view === chosen)}
            onClick={() => change({ shown: view.shown, order: view.order })}
          >
            {view.name}
            {view.id === start && (
              <small className="muted tiny">{translate('atrium.list.views.opens_first')}</small>
            )}
          </LinkBase>
          <ViewMenu view={view} />
        </span>
      ))}
    </nav>
  )
}

interface Shape {
  readonly filter: Filter
  readonly sort?: SortPayload
}

const everything: Shape = { filter: {} }

/** Compares regardless of the order of keys. */
const isSame = (one: object, other: object): boolean => sorted(one) === sorted(other)

const sorted = (value: object): string =>
  JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
