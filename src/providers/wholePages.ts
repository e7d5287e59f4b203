import { storage } from './storage.ts'

/**
 * The addresses that turned out not to be those of lists: they need the pages and forms of their area from the start. The
 * first script cannot know, because the areas say so in code that comes later.
 */
export const isWholePage = (hash: string): boolean => readAll().includes(pathOf(hash))

/** Remembers whether the page of an address needed the pages and forms of its area. */
export function storeWholePage(hash: string, isWhole: boolean): void {
  if (isWholePage(hash) === isWhole) return
  const others = readAll().filter((path) => path !== pathOf(hash))
  storage.write(key, [...others, ...(isWhole ? [pathOf(hash)] : [])].slice(-pathsKept).join(' '))
}

const key = 'atrium.whole_pages'
const pathsKept = 20

const readAll = (): readonly string[] => storage.read(key)?.split(' ') ?? []

const pathOf = (hash: string): string => hash.replace(/\?.*/, '')
