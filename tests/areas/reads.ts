/** The parts of the path of a call, and its query or its body. */
export interface ReadRequest {
  readonly path?: Readonly<Record<string, string | undefined>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: object
}

/** Records of the demo operator, by the names of the columns of `known`. */
export type KnownIds = Readonly<Record<string, string>>

/** What a call is sent, or why a person gets nothing by it that comes from rows of which there are scopes. */
export type ReadRequests = ((known: KnownIds) => readonly ReadRequest[]) | string

/** A site, another, and all of them. */
export const sites = ['2', '8', 'ALL']
export const atSites = (query: object): readonly ReadRequest[] =>
  sites.map((site) => ({ query: { site, ...query } }))
export const everywhere = atSites({})
export const days = { from: 1_700_000_000, to: 1_900_000_000 }
export const words = ['a', '星', 'Canary', '0']
