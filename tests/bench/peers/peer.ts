/** What a list of brands shows: the names and states of its rows, as they come, and how many there are beyond them. */
export interface Page {
  names: readonly string[]
  statuses: readonly string[]
  total: number
}

/** A server that is asked for the first 25 brands of a status by English name. */
export interface Peer {
  list: (status: string) => Promise<Page>
  stop: () => Promise<void>
}
