import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { SiteInfo } from '#contract/core/session.ts'
import { localName } from '#src/kit/localName.ts'
import type { Locale } from '#src/providers/locale.ts'
import { Popup } from './Popup.tsx'
import s from './Popup.module.css'
import { popupMessages } from './popupMessages.ts'
import { useSiteChoice } from './useSiteChoice.ts'

/** Asks users with several sites where they work. More than six can be searched, by any name or by the code. */
export const SitePopup = ({ sites, locale, back, onChosen, onBack }: SitePopupProps) => {
  const words = popupMessages[locale]
  const { choose, failure } = useSiteChoice(locale, onChosen)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const found = sites.filter((site) => matches(site, typed))

  // The focus goes to the search, otherwise to the first site. By itself a dialog focuses its first button,
  // and on phones not the search.
  useEffect(() => list.current?.querySelector<HTMLElement>('input, button')?.focus(), [])

  const walk = (event: KeyboardEvent) => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    const isTyping = document.activeElement instanceof HTMLInputElement
    const steps = new Map([
      ['ArrowDown', at + 1],
      ['ArrowUp', at - 1],
      ...(isTyping
        ? []
        : ([
            ['Home', 0],
            ['End', stops.length - 1],
          ] as const)),
    ])
    const stop = stops[steps.get(event.key) ?? -1]
    if (!stop) return
    event.preventDefault()
    stop.focus()
  }

  return (
    <Popup title={words.sites} hint={words.sitesHint} onClose={onBack}>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
      {/* The keys move between the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={list} onKeyDown={walk}>
        {sites.length > 6 ? (
          <input
            className={s.search}
            type="search"
            aria-label={words.sitesSearch}
            placeholder={words.sitesSearch}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={({ key }) => {
              const isChosen = key === 'Enter' && typed.trim() !== ''
              if (isChosen && found[0]) void choose(found[0]._id)
            }}
          />
        ) : null}
        <ul className={s.list}>
          {found.map((site) => (
            <li key={site._id}>
              <button type="button" onClick={() => void choose(site._id)}>
                <span>{localName(site, locale)}</span>
                <span className={s.about}>{words.regions[site.site_region] ?? site.site_region}</span>
              </button>
            </li>
          ))}
        </ul>
        <output className={found.length ? 'visually-hidden' : s.none}>
          {found.length ? '' : words.sitesNone}
        </output>
      </div>
      <button type="button" className={s.back} onClick={onBack}>
        {back}
      </button>
    </Popup>
  )
}

const matches = (site: SiteInfo, typed: string): boolean =>
  [site.name, site.name_en, site.name_sc, site.name_tc, site.code]
    .join(' ')
    .toLowerCase()
    .includes(typed.trim().toLowerCase())

interface SitePopupProps {
  sites: readonly SiteInfo[]
  locale: Locale
  /** The label of the button that leads back. */
  back: string
  /** The server has accepted the choice. */
  onChosen: () => void
  /** Back to the form, signed out. */
  onBack: () => void
}
