import type { BackEnd } from './backEnd.ts'
import type { Row } from './record.ts'

/** What the calls are tried with. */
export interface About {
  /** In the name of the account. */
  readonly backEnd: BackEnd
  /** The site that the account works at. */
  readonly site: string
  /** Another of its sites, if it has one. */
  readonly otherSite: string | null
  /** What the account may choose to see; its own language. */
  readonly locale: string
  /** The first records of a resource by its name, kept once they have been asked for. */
  readonly samples: Map<string, readonly Row[]>
  /** Whether something may be written. */
  readonly writes: boolean
}

/** An id that no record has. */
export const absentId = 'conformance-absent'
