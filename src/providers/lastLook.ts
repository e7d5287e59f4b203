/** Whose page it is, and where. */
interface Owner {
  readonly userId: string | null
  readonly site: string | null
}

/** What a page looked like when it was last seen. */
export interface LastLook {
  readonly html: string
  /** When, in milliseconds since 1970. */
  readonly at: number
}

/** Where the looks of a user's pages are stored. The store of the console clears these keys at sign-out (store.ts). */
export const lastLooks = ({ userId, site }: Owner): string => `atrium.store/${userId}/${site}/page.lastLook/`

/** The page in this window: with another width, language, theme or height of rows it would look different. */
export function pageHere(): string {
  const { lang, dataset } = document.documentElement
  return [innerWidth, lang, dataset['theme'], dataset['density'], location.hash].join()
}
