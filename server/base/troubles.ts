/** A statement that took long, with placeholders for values. */
export interface SlowStatement {
  readonly sql: string
  /** How often it was slow, the longest time in milliseconds, and the last time in unix seconds. */
  readonly count: number
  readonly longest: number
  readonly last_at: number
}

/** A call that failed for a reason other than invalid input. */
export interface FailedCall {
  readonly route: string
  readonly errcode: number
  readonly count: number
  readonly last_at: number
  /** The id under which the log has the last one. */
  readonly request_id: string
}

/** What went wrong in this process during the last 24 hours, in memory: it must work without a database. */
export interface Troubles {
  readonly slow: (statement: { readonly sql: string; readonly ms: number }) => void
  readonly failed: (call: Pick<FailedCall, 'route' | 'errcode' | 'request_id'>) => void
  /** The most frequent first. */
  readonly recent: () => {
    readonly since: number
    readonly statements: readonly SlowStatement[]
    readonly calls: readonly FailedCall[]
  }
}

/** The maximum number of different statements, and of different failures, that are kept. */
const most = 200
const day = 86_400

/** Starts to collect; `now` returns unix seconds. */
export function createTroubles(now: () => number = () => Math.floor(Date.now() / 1000)): Troubles {
  const since = now()
  const statements = new Map<string, SlowStatement>()
  const calls = new Map<string, FailedCall>()
  const recent = <T extends { count: number; last_at: number }>(kept: ReadonlyMap<string, T>): T[] =>
    [...kept.values()]
      .filter(({ last_at }) => last_at > now() - day)
      .toSorted((one, other) => other.count - one.count)
  return {
    slow: ({ sql, ms }) => {
      const { count = 0, longest = 0 } = statements.get(sql) ?? {}
      keep(statements, sql, { sql, count: count + 1, longest: Math.max(longest, ms), last_at: now() })
    },
    failed: (call) => {
      const key = `${call.errcode} ${call.route}`
      keep(calls, key, { ...call, count: (calls.get(key)?.count ?? 0) + 1, last_at: now() })
    },
    recent: () => ({ since, statements: recent(statements), calls: recent(calls) }),
  }
}

/** The entry that was seen longest ago is dropped first. */
function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}
