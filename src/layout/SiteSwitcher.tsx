import UnfoldMore from '@mui/icons-material/UnfoldMore'
import { useState } from 'react'
import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { LaterPopover } from '#src/kit/base/control/LaterPopover.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import { Logo } from '#src/kit/base/icon/Logo.tsx'
import { useShell } from './shellContext.ts'
import { SiteList } from './SiteList.tsx'
import s from './SiteSwitcher.module.css'

/** The current site, which decides what every page shows. Opens the list of the user's sites. */
export const SiteSwitcher = ({ compact = false }: { compact?: boolean }) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { sites, site, switchSite, isSwitching } = useShell()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  const choose = (id: string) => {
    setAnchor(null)
    if (id !== site?._id) switchSite(id)
  }

  const name = site ? localName(site, locale) : translate('atrium.shell.site')
  const region = site ? translate(`atrium.shell.region.${site.site_region}`, { _: site.site_region }) : ''
  const about = [translate('atrium.shell.operator'), region].filter(Boolean).join(' · ')
  const face = (
    <>
      <Logo />
      {compact ? (
        <span className="visually-hidden">{name}</span>
      ) : (
        <span className="grow" title={about}>
          <span className={s.name}>{name} </span>
          <span className={s.about}>{about}</span>
        </span>
      )}
    </>
  )
  if (sites.length < 2)
    return (
      <section
        className={s.place}
        data-compact={compact || undefined}
        aria-label={translate('atrium.shell.site')}
      >
        <div className={s.button}>{face}</div>
      </section>
    )
  return (
    <div className={s.place} data-compact={compact || undefined}>
      <button
        type="button"
        className={s.button}
        data-switch
        aria-busy={isSwitching}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        title={compact ? name : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="visually-hidden">
          {translate('atrium.labelled', { label: translate('atrium.shell.switch_site'), name: '' })}
        </span>
        {face}
        {compact ? null : <UnfoldMore className={s.chevron} aria-hidden />}
      </button>
      <LaterPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: -4, horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('atrium.shell.switch_site'),
            className: s.popover,
          },
        }}
      >
        <SiteList onChoose={choose} />
      </LaterPopover>
    </div>
  )
}
