import { use, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { SiteInfo } from '#contract/core/session.ts'
import { text } from '#contract/localText.ts'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import { failureText } from '#src/light/failure.ts'
import { Alert, Link } from '#src/light/Form.tsx'
import { Popup } from '#src/light/Popup.tsx'
import s from '#src/light/Popup.module.css'
import { useFirstFocus } from '#src/light/useFirstFocus.ts'
import { useSending } from '#src/light/useSending.ts'
import { LanguageContext, useWords } from '#src/light/useWords.ts'
import { wordFor } from '#src/light/words.ts'
import { loadCredentials } from './loadCredentials.ts'

/** Asks users with several sites where they work. More than six can be searched, by any name or by the code. */
export const SitePopup = ({ sites, back, onChosen, onBack }: SitePopupProps) => {
  const words = useWords(texts)
  const locale = use(LanguageContext)
  const { send, failure } = useSending()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const found = sites.filter((site) => matches(site, typed))

  // The focus goes to the search, otherwise to the first site. By itself a dialog focuses its first button,
  // and on phones not the search.
  useFirstFocus(list, 'input, button')

  const choose = (site: SiteInfo) =>
    void send(async () => {
      const { chooseSite } = await loadCredentials()
      await chooseSite(site._id)
      onChosen()
    })

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
    <Popup title={words.title} hint={words.hint} onClose={onBack}>
      {failure ? <Alert>{failureText(failure, locale)}</Alert> : null}
      {/* The keys move between the buttons inside. */}
      <EventArea as="div" ref={list} onKeyDown={walk}>
        {sites.length > 6 ? (
          <input
            className={s.search}
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={({ key }) => {
              const isChosen = key === 'Enter' && typed.trim() !== ''
              if (isChosen && found[0]) choose(found[0])
            }}
          />
        ) : null}
        <ul className={s.list}>
          {found.map((site) => (
            <li key={site._id}>
              <button type="button" onClick={() => choose(site)}>
                <span>{localName(site, locale)}</span>
                <span className={s.about}>
                  {wordFor(words.regions, site.site_region) ?? site.site_region}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <output className={found.length ? 'visually-hidden' : s.none}>
          {found.length ? '' : words.none}
        </output>
      </EventArea>
      <Link onClick={onBack}>{back}</Link>
    </Popup>
  )
}

const matches = (site: SiteInfo, typed: string): boolean =>
  [site.name, site.name_en, site.name_sc, site.name_tc, site.code]
    .join(' ')
    .toLowerCase()
    .includes(typed.trim().toLowerCase())

const texts = {
  title: text('选择站点', '選擇站點', 'Choose a site'),
  hint: text('之后可随时切换', '其後可隨時切換', 'You can switch at any time'),
  search: text('搜索站点', '搜尋站點', 'Search sites'),
  none: text('没有匹配的站点', '沒有符合的站點', 'No site matches'),
  regions: {
    HK: text('香港', '香港', 'Hong Kong'),
    'CN-S': text('华南', '華南', 'South China'),
    'CN-C': text('华中', '華中', 'Central China'),
    'CN-E': text('华东', '華東', 'East China'),
    'CN-N': text('华北', '華北', 'North China'),
    'CN-NE': text('东北', '東北', 'Northeast China'),
  },
}

interface SitePopupProps {
  sites: readonly SiteInfo[]
  /** The label of the button that leads back. */
  back: string
  /** The server has accepted the choice. */
  onChosen: () => void
  /** Back to the form, signed out. */
  onBack: () => void
}
