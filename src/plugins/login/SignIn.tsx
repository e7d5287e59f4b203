import { useEffect, useState } from 'react'
import { Logo } from '#src/kit/Logo.tsx'
import { htmlLang, storedLocale, storeLocale } from '#src/providers/locale.ts'
import type { Locale } from '#src/providers/locale.ts'
import { AtriumDrawing } from './AtriumDrawing.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { messages } from './messages.ts'
import s from './SignIn.module.css'
import { SignInForm } from './SignInForm.tsx'

/**
 * The sign-in page (specification sections 2 and 5). It stands before the console: plain React, so that it can be
 * used after a fraction of the console's code. `onSignedIn` is called when the session is stored; keep the page
 * until the console can be drawn, it says so meanwhile.
 */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [locale, setLocale] = useState(storedLocale)
  const words = messages[locale]

  useEffect(() => {
    document.documentElement.lang = htmlLang(locale)
    document.title = `${words.title} · Atrium`
  }, [locale, words])

  const choose = (chosen: Locale) => {
    storeLocale(chosen)
    setLocale(chosen)
  }

  return (
    <div className={s.page}>
      <aside className={s.picture}>
        <AtriumDrawing />
        <div className={s.motto}>
          <p className={s.headline}>{words.headline}</p>
          <p>{words.line}</p>
        </div>
      </aside>
      <main className={s.side}>
        <div className={s.form}>
          <div className={s.top}>
            <span className={s.brand}>
              <Logo />
              Atrium
            </span>
            <LanguageChoice locale={locale} label={words.language} onChoose={choose} />
          </div>
          <h1>{words.title}</h1>
          <p className={s.hint}>{words.hint}</p>
          <SignInForm words={words} onSignedIn={onSignedIn} />
        </div>
      </main>
    </div>
  )
}
