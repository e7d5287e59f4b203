import Check from '@mui/icons-material/Check'
import { useState } from 'react'
import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { SiteInfo } from '#contract/core/session.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { arrowKeys } from './arrowKeys.ts'
import { MenuSearch } from './MenuSearch.tsx'
import options from './Options.module.css'
import { useShell } from './shellContext.ts'
import s from './SiteSwitcher.module.css'

/** The user's own sites to choose from. More than six can be searched, by any of their names or by code. */
export const SiteList = ({ onChoose }: { onChoose: (id: string) => void }) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { sites, site } = useShell()
  const [typed, setTyped] = useState('')
  const found = sites.filter((one) => matches(one, typed))

  return (
    <div className={s.sites} ref={arrowKeys}>
      {sites.length > 6 ? (
        <MenuSearch
          label={translate('atrium.shell.search_site')}
          typed={typed}
          onType={setTyped}
          onEnter={() => typed.trim() && found[0] && onChoose(found[0]._id)}
          input={focusOn}
        />
      ) : null}
      <ul className={options.list}>
        {found.map((one) => (
          <li key={one._id}>
            <button
              type="button"
              className="row full hover inset-focus text-start gap-12"
              data-stop
              aria-current={one._id === site?._id || undefined}
              onClick={() => onChoose(one._id)}
            >
              <span>{localName(one, locale)}</span>
              <span className={s.about}>
                {translate(`atrium.shell.region.${one.site_region}`, { _: one.site_region })}
              </span>
              <Check aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <output className={found.length ? 'visually-hidden' : s.none}>
        {found.length ? '' : translate('atrium.shell.search_site_none')}
      </output>
    </div>
  )
}

const focusOn = (input: HTMLElement | null) => input?.focus()

const matches = (site: SiteInfo, typed: string): boolean =>
  [site.name, site.name_en, site.name_sc, site.name_tc, site.code]
    .join(' ')
    .toLowerCase()
    .includes(typed.trim().toLowerCase())
