import type { TranslationMessages } from 'react-admin'
import type { en_US } from './en_US.ts'

/** The messages that every language of the console must have: exactly the keys of the English messages. */
export type CoreMessages = typeof en_US

/** react-admin's own messages, with every key that it names. */
export type ReactAdminMessages = Exact<TranslationMessages['ra']>

/**
 * react-admin's type also allows any other key (an index signature) and makes some groups optional, so
 * surplus and missing keys would compile. This type has only the keys that it names, and all of them are
 * required.
 */
type Exact<T> = {
  [K in keyof T as string extends K ? never : K]-?: NonNullable<T[K]> extends string
    ? string
    : Exact<NonNullable<T[K]>>
}
