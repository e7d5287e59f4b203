import type { Messages } from '#src/messages/coreMessages.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { MessageLoaders } from '#src/providers/messageSource.ts'

type Load = () => Promise<Readonly<Record<Locale, Messages>>>

/**
 * The texts of a small area, from modules that each export all three languages by their names:
 * `messagesOf(() => import('./messages.ts'))`.
 */
export function messagesOf(...loads: readonly Load[]): MessageLoaders {
  const inLocale = (locale: Locale) => async () => {
    const modules = await Promise.all(loads.map((load) => load()))
    return { messages: modules.map((module) => module[locale]).reduce(merged, {}) }
  }
  return { zh_CN: inLocale('zh_CN'), zh_TW: inLocale('zh_TW'), en_US: inLocale('en_US') }
}

/** Both, also where they have a group in common. */
function merged(one: Messages, other: Messages): Messages {
  const both = Object.entries(other).map(([key, value]) => {
    const before = one[key]
    return [key, typeof before === 'object' && typeof value === 'object' ? merged(before, value) : value]
  })
  return { ...one, ...Object.fromEntries(both) }
}
