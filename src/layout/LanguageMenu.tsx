import Check from '@mui/icons-material/Check'
import Translate from '@mui/icons-material/TranslateOutlined'
import { useState } from 'react'
import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { LaterPopover } from '#src/kit/base/control/LaterPopover.tsx'
import { htmlLang, isLocale, localeNames, shortLocaleNames } from '#src/providers/locale.ts'
import type { Locale } from '#src/providers/locale.ts'
import s from './AppBar.module.css'
import { arrowKeys } from './arrowKeys.ts'
import options from './Options.module.css'
import { useShell } from './shellContext.ts'

/** The languages that the back end offers, each under its own name. */
export const LanguageMenu = () => {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { locales } = useShell()
  const label = translate('atrium.shell.language')

  const choose = (chosen: Locale) => {
    setAnchor(null)
    // Even if it is the current language, because another language may still be loading.
    setLocale(chosen)
  }

  return (
    <>
      <button
        type="button"
        className={s.tool}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Translate aria-hidden />
        <span className="visually-hidden">{translate('atrium.labelled', { label, name: '' })}</span>
        <span className={s.word}>{isLocale(locale) ? shortLocaleNames[locale] : locale}</span>
      </button>
      <LaterPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -4, horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <ul className={options.list} ref={arrowKeys}>
          {locales.map((one) => (
            <li key={one}>
              <button
                type="button"
                className="row full hover inset-focus text-start gap-12"
                data-stop
                lang={htmlLang(one)}
                aria-current={one === locale || undefined}
                onClick={() => choose(one)}
              >
                <span>{localeNames[one]}</span>
                <Check aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </LaterPopover>
    </>
  )
}
