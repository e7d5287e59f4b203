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

/**
 * Asks for replies that are not compressed, as only some of the servers compress any, and taking them apart costs the one who asks more
 * than making them costs the server.
 */
export const plain = { 'accept-encoding': 'identity' }
