import type { UserInfo } from '#contract/core/session.ts'
import type { Locale } from '#src/providers/locale.ts'

/** The question who continues if a link would sign in somebody else, and its two answers. */
export interface SwitchWords {
  readonly ask: string
  readonly keep: string
  readonly change: string
}

/**
 * The texts of the question, before the console's messages are loaded. User names distinguish two people with
 * the same name.
 */
export function switchWords(current: UserInfo, other: UserInfo, locale: Locale): SwitchWords {
  const nameOf = ({ name, name_en }: UserInfo) => (locale === 'en_US' && name_en) || name
  const isSame = nameOf(current) === nameOf(other)
  const full = (user: UserInfo) => (isSame ? `${nameOf(user)} (${user.username})` : nameOf(user))
  const [one, two] = [full(current), full(other)]
  const { ask, keep, change } = words[locale]
  return { ask: ask(one, two), keep: keep(one), change: change(two) }
}

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
