import type { Messages } from '#src/messages/coreMessages.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { MessageLoaders } from '#src/providers/messageSource.ts'

/**
 * The texts of a small area, whose module exports all three languages by their names:
 * `messagesOf(() => import('./messages.ts'))`.
 */
export const messagesOf = (load: () => Promise<Readonly<Record<Locale, Messages>>>): MessageLoaders => ({
  zh_CN: async () => ({ messages: (await load()).zh_CN }),
  zh_TW: async () => ({ messages: (await load()).zh_TW }),
  en_US: async () => ({ messages: (await load()).en_US }),
})
