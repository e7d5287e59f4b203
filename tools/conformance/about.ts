import type { BackEnd } from './backEnd.ts'
import type { Row } from './record.ts'

/** What the calls are tested with. */
export interface About {
  /** Calls it as the account. */
  readonly backEnd: BackEnd
  /** The account's current site. */
  readonly site: string
  /** Another of its sites, if it has one. */
  readonly otherSite: string | null
  /** The account's language. */
  readonly locale: string
  /** The first records of a resource by its name, fetched once. */
  readonly samples: Map<string, readonly Row[]>
  /** Whether data may be written. */
  readonly writes: boolean
}

/** An id that no record has. */
export const absentId = 'conformance-absent'
