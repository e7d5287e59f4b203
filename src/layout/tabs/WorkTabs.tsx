import Close from '@mui/icons-material/CloseOutlined'
import More from '@mui/icons-material/ExpandMoreOutlined'
import { Divider, IconButton, ListItemText, Menu, MenuItem } from '@mui/material'
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { hasUnsaved, onUnsaved, tabsState } from '#src/kit/form/unsaved/unsaved.ts'
import { afterClosing, keepTabs, readTabs, visited, type WorkTab } from './tabList.ts'
import s from './WorkTabs.module.css'

interface WorkTabsProps {
  /** The key under which this window keeps the tabs: of a person at a site. */
  readonly storedAs: string
  /** What the page on screen is called; empty while it loads. */
  readonly name: string
}

/**
 * The open pages as tabs. Each is a link to its address, with the filters that it had; arrow keys move between them,
 * Delete closes. Input that is not saved stays in its tab.
 */
export default function WorkTabs({ storedAs, name }: WorkTabsProps): ReactNode {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isUnsaved = useSyncExternalStore(onUnsaved, hasUnsaved)
  const [tabs, setTabs] = useState(() => readTabs(storedAs))
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    tabsState.keepsDrafts = true
    return () => {
      tabsState.keepsDrafts = false
    }
  }, [])

  const [noted, setNoted] = useState<Visit | null>(null)
  if (
    noted?.pathname !== pathname ||
    noted.search !== search ||
    noted.name !== name ||
    noted.isUnsaved !== isUnsaved
  ) {
    const before = tabs.find(({ path }) => path === pathname)
    // The last page keeps its mark when it is left: then its form is gone, and its input is a draft.
    const isSamePage = noted === null || noted.pathname === pathname
    setNoted({ pathname, search, name, isUnsaved })
    setTabs(
      visited(tabs, {
        path: pathname,
        search,
        name: name || (before?.name ?? ''),
        isUnsaved: isSamePage ? isUnsaved : (before?.isUnsaved ?? false),
      }),
    )
  }
  useEffect(() => keepTabs(storedAs, tabs), [storedAs, tabs])

  function close(closed: readonly WorkTab[]): void {
    if (closed.some((tab) => tab.isUnsaved) && !window.confirm(translate('atrium.tabs.close_unsaved'))) return
    const next = closed.reduce<string | null>(
      (found, { path }) => afterClosing(tabs, path, pathname) ?? found,
      null,
    )
    const rest = tabs.filter((tab) => !closed.includes(tab))
    setTabs(rest)
    const current = closed.some(({ path }) => path === pathname)
    if (current)
      void navigate(rest.length === 0 ? '/' : closed.length > 1 ? addressOf(rest.at(-1)) : (next ?? '/'))
  }

  function onKeyDown(event: KeyboardEvent, tab: WorkTab): void {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(event.currentTarget as HTMLElement)
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 }[event.key]
    if (event.key === 'Delete') close([tab])
    else if (to !== undefined) links.at(to % links.length)?.focus()
    else return
    event.preventDefault()
  }

  const nameOf = (tab: WorkTab) => tab.name || translate('atrium.state.loading')
  const others = tabs.filter(({ path }) => path !== pathname)
  return (
    <nav className={s['tabs']} aria-label={translate('atrium.tabs.label')}>
      <ul ref={list} className="flex grow scroll gap-2">
        {tabs.map((tab) => (
          <li key={tab.path} className="row" data-current={tab.path === pathname || undefined}>
            <Link
              className="row shrink muted no-underline inset-focus gap-6"
              to={addressOf(tab)}
              title={nameOf(tab)}
              aria-current={tab.path === pathname ? 'page' : undefined}
              // Also after a reload, and when the current tab was moved by closing another: at each rendering.
              ref={tab.path === pathname ? (link: HTMLElement | null) => reveal(link) : null}
              tabIndex={tab.path === pathname ? 0 : -1}
              onKeyDown={(event) => onKeyDown(event, tab)}
              onAuxClick={(event: MouseEvent) => event.button === 1 && (event.preventDefault(), close([tab]))}
            >
              {tab.isUnsaved && (
                <>
                  <span className={s['unsaved']} aria-hidden />
                  <span className="visually-hidden">{translate('atrium.tabs.unsaved')}</span>
                </>
              )}
              <span className="cut">{nameOf(tab)}</span>
            </Link>
            <button
              type="button"
              className="stack center rigid muted"
              tabIndex={-1}
              aria-label={translate('atrium.tabs.close', { name: nameOf(tab) })}
              onClick={() => close([tab])}
            >
              <Close aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        size="small"
        aria-label={translate('atrium.tabs.all')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <More />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {tabs.map((tab) => (
          <MenuItem
            key={tab.path}
            component={Link}
            to={addressOf(tab)}
            selected={tab.path === pathname}
            onClick={() => setAnchor(null)}
          >
            <ListItemText>
              {nameOf(tab)}
              {tab.isUnsaved && ` · ${translate('atrium.tabs.unsaved')}`}
            </ListItemText>
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          disabled={others.length === 0}
          onClick={() => {
            setAnchor(null)
            close(others)
          }}
        >
          {translate('atrium.tabs.close_others')}
        </MenuItem>
      </Menu>
    </nav>
  )
}

interface Visit {
  readonly pathname: string
  readonly search: string
  readonly name: string
  readonly isUnsaved: boolean
}

// Missing in environments without layout.
const reveal = (link: HTMLElement | null) => link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })

const addressOf = (tab: WorkTab | undefined): string => (tab ? tab.path + tab.search : '/')
