import { useEffect, useId, useRef } from 'react'
import type { UserInfo } from '#contract/session.ts'
import { Logo } from '#src/kit/Logo.tsx'
import { htmlLang, storedLocale, type Locale } from '#src/providers/locale.ts'
import s from './Starting.module.css'

interface SwitchPersonProps {
  /** Who is signed in. */
  readonly current: UserInfo
  /** Whose link it is that was opened. */
  readonly other: UserInfo
  /** True: the other person goes on. */
  readonly onAnswer: (isOther: boolean) => void
}

/** Asks who goes on before a link signs in somebody else. Staying comes first, and has the focus. */
export const SwitchPerson = ({ current, other, onAnswer }: SwitchPersonProps) => {
  const locale = storedLocale()
  const question = useId()
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    document.documentElement.lang = htmlLang(locale)
    stay.current?.focus()
  }, [locale])

  const [one, two] = namesOf(current, other, locale)
  const { ask, keep, change } = words[locale]
  return (
    <main className={s.page} aria-labelledby={question}>
      <Logo size={48} />
      <h1 id={question} className={s.question}>
        {ask(one, two)}
      </h1>
      <div className={s.answers}>
        <button ref={stay} type="button" className={s.retry} onClick={() => onAnswer(false)}>
          {keep(one)}
        </button>
        <button type="button" className={s.other} onClick={() => onAnswer(true)}>
          {change(two)}
        </button>
      </div>
    </main>
  )
}

/** Two people of one name are told apart by what they sign in with. */
function namesOf(current: UserInfo, other: UserInfo, locale: Locale): [string, string] {
  const nameOf = ({ name, name_en }: UserInfo) => (locale === 'en_US' && name_en) || name
  const isSame = nameOf(current) === nameOf(other)
  const full = (user: UserInfo) => (isSame ? `${nameOf(user)} (${user.username})` : nameOf(user))
  return [full(current), full(other)]
}

/** These stand before the console's messages have come. */
const words: Record<
  Locale,
  {
    ask: (current: string, other: string) => string
    keep: (name: string) => string
    change: (name: string) => string
  }
> = {
  zh_CN: {
    ask: (current, other) => `您已以 ${current} 登录。要改用 ${other} 的身份继续吗？`,
    keep: (name) => `继续使用 ${name}`,
    change: (name) => `改用 ${name}`,
  },
  zh_TW: {
    ask: (current, other) => `你已以 ${current} 登入。要轉用 ${other} 的身份繼續嗎？`,
    keep: (name) => `繼續使用 ${name}`,
    change: (name) => `轉用 ${name}`,
  },
  en_US: {
    ask: (current, other) => `You are signed in as ${current}. Continue as ${other} instead?`,
    keep: (name) => `Stay signed in as ${name}`,
    change: (name) => `Switch to ${name}`,
  },
}
