import type { Messages } from '#src/messages/coreMessages.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { MessageLoaders } from '#src/providers/messageSource.ts'

type Load = () => Promise<Readonly<Record<Locale, Messages>>>

/**
 * Returns loaders for the texts of a small area, from modules that each export all three languages by name:
 * `messagesOf(() => import('./messages.ts'))`.
 */
export function messagesOf(...loads: readonly Load[]): MessageLoaders {
  const inLocale = (locale: Locale) => async () => {
    const modules = await Promise.all(loads.map((load) => load()))
    return { messages: modules.map((module) => module[locale]).reduce(merged, {}) }
  }
  return { zh_CN: inLocale('zh_CN'), zh_TW: inLocale('zh_TW'), en_US: inLocale('en_US') }
}

/** Merges both deeply. */
function merged(one: Messages, other: Messages): Messages {
  const both = Object.entries(other).map(([key, value]) => {
    const before = one[key]
    return [key, typeof before === 'object' && typeof value === 'object' ? merged(before, value) : value]
  })
  return { ...one, ...Object.fromEntries(both) }
}
