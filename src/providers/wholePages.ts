import { readText, storage } from './storage.ts'

/**
 * Whether an address needs the pages and forms of its area from the start, because it is not that of a list. The first
 * script cannot know, because the areas say so in code that comes later: it goes by what the address looks like, and by
 * what other addresses turned out to be. Those of records are not stored.
 */
export const isWholePage = (hash: string): boolean =>
  isOfRecord.test(hash) || readAll().includes(pathOf(hash))

/** A form, or what looks like the page of a record: lists do not have digits in their addresses. */
const isOfRecord = /\/(create|show|\w*\d\w*)(\?|$)/

/** Remembers whether the page of an address needed the pages and forms of its area. */
export function storeWholePage(hash: string, isWhole: boolean): void {
  if (isWholePage(hash) === isWhole) return
  const others = readAll().filter((path) => path !== pathOf(hash))
  storage.write(key, [...others, ...(isWhole ? [pathOf(hash)] : [])].slice(-pathsKept).join(' '))
}

const key = 'atrium.whole_pages'
const pathsKept = 20

const readAll = (): readonly string[] => readText(key)?.split(' ') ?? []

const pathOf = (hash: string): string => hash.replace(/\?.*/, '')
