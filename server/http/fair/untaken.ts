import type { ServerResponse } from 'node:http'
import { ApiError } from '#contract/reply.ts'

/** Bytes of answers that wait for one caller to take them: twenty of the longest lists there are. */
const mostUntaken = 64 * 2 ** 20

/** The answers that are on their way, by the line of their caller. */
export interface Untaken {
  /** Follows an answer until its connection is done with it. Refuses (4290) callers who do not take what they asked for before. */
  readonly follow: (line: string, answer: Pick<ServerResponse, 'writableLength' | 'once'>) => void
}

/** What is ready and not taken stays in memory; more of it than this is not begun for anybody. */
export function createUntaken(): Untaken {
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
