import type { ServerResponse } from 'node:http'
import { ApiError } from '#contract/reply.ts'

/**
 * The maximum size of responses that wait for one caller to read them, in bytes: twenty of the longest lists.
 */
const mostUntaken = 64 * 2 ** 20

/** The responses on their way, by the line of their caller. */
export interface PendingResponses {
  /**
   * Follows a response until its connection is done with it. Throws 4290 for callers who do not read what
   * they requested before.
   */
  readonly follow: (line: string, answer: Pick<ServerResponse, 'writableLength' | 'once'>) => void
}

/** What is ready but not read stays in memory; beyond this limit no more is started for a caller. */
export function createUntaken(): PendingResponses {
  const open = new Map<string, Set<Pick<ServerResponse, 'writableLength'>>>()
  return {
    follow: (line, answer) => {
      const own = open.get(line) ?? new Set()
      const bytes = [...own].reduce((sum, { writableLength }) => sum + writableLength, 0)
      if (bytes > mostUntaken) throw new ApiError('rate.limited', { retry_after: 5 })
      open.set(line, own.add(answer))
      answer.once('close', () => {
        own.delete(answer)
        if (own.size === 0 && open.get(line) === own) open.delete(line)
      })
    },
  }
}
