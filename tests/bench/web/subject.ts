import type { BrowserContextOptions } from 'playwright'

/** A console in the comparison. Addresses are what comes after `#`. */
export interface Subject {
  readonly name: string
  readonly url: string
  /** What a browser keeps of somebody who has signed in. */
  readonly stored: Exclude<BrowserContextOptions['storageState'], string | undefined>
  readonly list: string
  readonly otherList: string
  /** A record of the list. */
  readonly recordOf: (list: string, id: string) => string
  /** Finds the rows that are rendered, whose `data-id` or number tells them apart. */
  readonly rows: string
  /** Finds the rows of the last visit, if the console draws them before its code is there. */
  readonly picture?: string | undefined
  /** Finds the rows of a list of so many, and how many of them are rendered at least: all, or those on screen. */
  readonly full: (count: number) => { readonly shows: string; readonly atLeast: number }
  /** The field that both sort by. */
  readonly sortField: string
  /** The heading or title that only the page of a record has. */
  readonly record: string
  readonly stop: () => Promise<unknown>
}
