import { offeredLocales } from '#src/providers/languages.ts'
import { htmlLang, shortLocaleNames } from '#src/providers/locale.ts'
import type { Locale } from '#src/providers/locale.ts'
import { session } from '#src/providers/pageSession.ts'
import s from './SignIn.module.css'

/** The languages, each under its own name. */
export const LanguageChoice = ({ locale, label, onChoose }: LanguageChoiceProps) => (
  <fieldset className={s.languages} aria-label={label}>
    {offeredLocales(session.get().languages).map((one) => (
      <button
        key={one}
        type="button"
        lang={htmlLang(one)}
        aria-pressed={one === locale}
        onClick={() => onChoose(one)}
      >
        {shortLocaleNames[one]}
      </button>
    ))}
  </fieldset>
)

interface LanguageChoiceProps {
  locale: Locale
  label: string
  onChoose: (locale: Locale) => void
}
