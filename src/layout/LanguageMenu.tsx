import Check from '@mui/icons-material/Check'
import Translate from '@mui/icons-material/TranslateOutlined'
import { Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { htmlLang, localeNames, locales, shortLocaleNames } from '#src/providers/locale.ts'
import s from './AppBar.module.css'

/** The three languages, each in its own words. */
export const LanguageMenu = () => {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const current = locales.find((one) => one === locale)
  return (
    <>
      <button
        type="button"
        className={s.tool}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${translate('atrium.shell.language')}: ${current ? localeNames[current] : locale}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Translate aria-hidden />
        {current ? shortLocaleNames[current] : locale}
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': translate('atrium.shell.language') } }}
      >
        {locales.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={one === locale}
            selected={one === locale}
            lang={htmlLang(one)}
            onClick={() => {
              setAnchor(null)
              if (one !== locale) void setLocale(one)
            }}
          >
            <span style={{ flex: 1, paddingRight: 24 }}>{localeNames[one]}</span>
            <Check
              aria-hidden
              style={{ visibility: one === locale ? 'visible' : 'hidden' }}
              fontSize="small"
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
