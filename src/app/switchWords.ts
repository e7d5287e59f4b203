import type { UserInfo } from '#contract/core/session.ts'
import { text } from '#contract/localText.ts'
import { wordsIn } from '#src/light/words.ts'
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
  const { ask, keep, change } = wordsIn(texts, locale)
  const filled = (text: string) =>
    text.replace(/\{(current|other)\}/g, (_, who) => full(who === 'other' ? other : current))
  return { ask: filled(ask), keep: filled(keep), change: filled(change) }
}

const texts = {
  ask: text(
    '您已以 {current} 登录。要改用 {other} 的身份继续吗？',
    '你已以 {current} 登入。要轉用 {other} 的身份繼續嗎？',
    'You are signed in as {current}. Continue as {other} instead?',
  ),
  keep: text('继续使用 {current}', '繼續使用 {current}', 'Stay signed in as {current}'),
  change: text('改用 {other}', '轉用 {other}', 'Switch to {other}'),
}
