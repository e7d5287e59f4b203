import type { MessageLoaders } from './messageSource.ts'

/** The console's own messages, each language a chunk of its own. */
export const coreLoaders: MessageLoaders = {
  zh_CN: () => import('#src/messages/zh_CN.ts').then(({ zh_CN }) => ({ messages: zh_CN })),
  zh_TW: () => import('#src/messages/zh_TW.ts').then(({ zh_TW }) => ({ messages: zh_TW })),
  en_US: () => import('#src/messages/en_US.ts').then(({ en_US }) => ({ messages: en_US })),
}
