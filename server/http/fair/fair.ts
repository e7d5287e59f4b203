import type { Database } from '#server/db/database.ts'
import type { Settings } from '#server/base/settings.ts'
import { createCallers, type Callers } from './callers.ts'
import { createFairQueue, type FairQueue } from '#server/base/fairQueue.ts'
import type { FloodLimits } from '#server/base/floodGuard.ts'
import { createUntaken, type Untaken } from './untaken.ts'

/** What keeps one caller from slowing the others down, at this process. */
export interface Fair extends Callers {
  /** Calls, from the look at the session to the answer. */
  readonly calls: FairQueue
  /** Files that are written while they are taken. */
  readonly exports: FairQueue
  /** Files that come in. */
  readonly uploads: FairQueue
  /** Calls that wait for the answer of a data source, which may be large and take long. */
  readonly sources: FairQueue
  readonly untaken: Untaken
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

/** The embedded database does one statement after the other; while it is at one, another call can be read or written. */
const callsEmbedded = 4
/**
 * A console opens with thirty calls at once. Beyond forty a person gets a thirtieth of the time while others work. Strangers
 * do not rest: those behind one address may be many, and most of them did nothing.
 */
const flood: FloodLimits = {
  crowdMs: 500,
  floodWaiting: 40,
  rest: (line) => (line.startsWith('person ') ? 30 : 0),
  mostRestMs: 3000,
  othersMs: 1000,
}
/** How many times what one person may do at once, or have waiting, everybody together may. */
const everybody = 20
/** Milliseconds. A browser, and a proxy, wait longer than any of these. */
const deadline = { call: 20_000, file: 60_000 }
/** Files of one person that wait: a browser sends six at once. */
const filesWaiting = 30

/** Answers of data sources that one person waits for at once. */
const sourcesEach = 6

export function createFair(settings: FairSettings, kind: Database['kind']): Fair {
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
    sources: createFairQueue({ ...files, total: sourcesEach * everybody, perKey: sourcesEach }),
    untaken: createUntaken(),
  }
}
