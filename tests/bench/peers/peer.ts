/** The first 25 brands of a status by English name, as they come, and how many have it. */
export interface Page {
  brands: readonly { name_en: string; status: string }[]
  total: number
}

/** A server that is asked for such pages. */
export interface Peer {
  list: (status: string) => Promise<Page>
  stop: () => Promise<void>
}
