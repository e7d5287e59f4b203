import { named, type Account } from './people.ts'

/** One record, why it is in the table, and the accounts that see it; all others do not. */
export interface RowCase {
  readonly id: string
  readonly why: string
  readonly seenBy: readonly Account[]
  /** Those who may read its labels alone. */
  readonly labelsBy: readonly Account[]
  /** Those who may take it away in a file, where these are fewer. */
  readonly exportedBy: readonly Account[]
  /** Those who get its files, where these are for fewer people. */
  readonly filesBy: readonly Account[]
  /** Removed: nobody sees it. */
  readonly isGone: boolean
  /** History, which a search leaves out unless it asks for it. */
  readonly isPast: boolean
}

/** By the name in the contract, the records of a resource. */
export type RowTable = Readonly<Record<string, readonly RowCase[]>>

/** A line of the table; `who` and `labels` are names of accounts with spaces between, or `everyone`. */
export const row = (
  id: string,
  why: string,
  who: string,
  more: { labels?: string; files?: string; exports?: string; isGone?: true; isPast?: true } = {},
): RowCase => {
  const seenBy = named(who)
  return {
    id,
    why,
    seenBy,
    labelsBy: named(more.labels ?? '').filter((account) => !seenBy.includes(account)),
    exportedBy: more.exports === undefined ? seenBy : named(more.exports),
    filesBy: more.files === undefined ? seenBy : named(more.files),
    isGone: more.isGone ?? false,
    isPast: more.isPast ?? false,
  }
}
