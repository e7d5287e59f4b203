import type { Database } from '#server/db/database.ts'
import type { Settings } from '#server/base/settings.ts'
import { createCallers, type Callers } from './callers.ts'
import { createFairQueue, type FairQueue } from '#server/base/fairQueue.ts'
import type { FloodLimits } from '#server/base/floodGuard.ts'
import { createUntaken, type PendingResponses } from './untaken.ts'

/** Keeps callers from slowing each other down, within this process. */
export interface FairQueues extends Callers {
  /** Calls, from the session lookup to the reply. */
  readonly calls: FairQueue
  /** Files that are written while they are downloaded. */
  readonly exports: FairQueue
  /** Uploads. */
  readonly uploads: FairQueue
  /** Calls that wait for another service, such as a data source or the identity provider, which can be slow. */
  readonly upstream: FairQueue
  readonly untaken: PendingResponses
}

type FairSettings = Pick<
  Settings,
  | 'TRUSTED_PROXIES'
  | 'DATABASE_POOL'
  | 'CALLS_AT_ONCE'
  | 'CALLS_PER_PERSON'
  | 'CALLS_WAITING'
  | 'EXPORTS_AT_ONCE'
  | 'EXPORTS_PER_PERSON'
  | 'UPLOADS_PER_PERSON'
>

/**
 * The embedded database runs one statement after the other; meanwhile another call can be read or written.
 */
const callsEmbedded = 4
/**
 * A console starts with thirty calls at once. Beyond forty, a person gets a thirtieth of the time while
 * others work. Strangers get no such penalty: many can share an address, and most of them did nothing.
 */
const flood: FloodLimits = {
  crowdMs: 500,
  floodWaiting: 40,
  rest: (line) => (line.startsWith('person ') ? 30 : 0),
  mostRestMs: 3000,
  othersMs: 1000,
}
/** How many times the limits of one person everybody together gets. */
const everybody = 20
/** Milliseconds. Browsers and proxies wait longer than any of these. */
const deadline = { call: 20_000, file: 60_000 }
/** Waiting files of one person: a browser sends six at once. */
const filesWaiting = 30

/** Responses of other services that one person can wait for at once. */
const upstreamEach = 6

export function createFair(settings: FairSettings, kind: Database['kind']): FairQueues {
  const {
    CALLS_AT_ONCE: calls = kind === 'pglite' ? callsEmbedded : settings.DATABASE_POOL,
    CALLS_PER_PERSON: callsEach,
    CALLS_WAITING: waiting,
    EXPORTS_AT_ONCE: exports,
    EXPORTS_PER_PERSON: exportsEach,
    UPLOADS_PER_PERSON: uploadsEach,
    TRUSTED_PROXIES,
  } = settings
  const files = { waitingPerKey: filesWaiting, waiting: filesWaiting * everybody, deadline: deadline.file }
  return {
    ...createCallers(TRUSTED_PROXIES),
    calls: createFairQueue({
      total: calls,
      perKey: callsEach,
      waitingPerKey: waiting,
      waiting: waiting * everybody,
      deadline: deadline.call,
      flood,
    }),
    exports: createFairQueue({ ...files, total: exports, perKey: exportsEach }),
    uploads: createFairQueue({ ...files, total: uploadsEach * everybody, perKey: uploadsEach }),
    upstream: createFairQueue({ ...files, total: upstreamEach * everybody, perKey: upstreamEach }),
    untaken: createUntaken(),
  }
}
