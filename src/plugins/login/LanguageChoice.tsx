import { htmlLang, locales, shortLocaleNames } from '#src/providers/locale.ts'
import type { Locale } from '#src/providers/locale.ts'
import s from './SignIn.module.css'

/** The three languages, each in its own letters. */
export const LanguageChoice = ({ locale, label, onChoose }: LanguageChoiceProps) => (
  <fieldset className={s.languages} aria-label={label}>
    {locales.map((one) => (
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
