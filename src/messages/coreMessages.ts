import type { PlainTexts } from '#contract/localText.ts'
import type { TranslationMessages } from 'react-admin'
import type { en_US } from './en_US.ts'

/** Messages by key, in groups as deep as needed: `brandDB: { list: { title } }` is read as `brandDB.list.title`. */
export type Messages = PlainTexts

/** What every language of the console must say: the keys of the English one, no fewer and no more. */
export type CoreMessages = typeof en_US

/** react-admin's own messages, every key it names. */
export type ReactAdminMessages = Exact<TranslationMessages['ra']>

/**
 * react-admin's type also admits any other key (an index signature) and leaves some groups optional: a surplus
 * and a missing key would both compile. Only the keys it names are kept, and all of them are wanted.
 */
type Exact<T> = {
  [K in keyof T as string extends K ? never : K]-?: NonNullable<T[K]> extends string
    ? string
    : Exact<NonNullable<T[K]>>
}
