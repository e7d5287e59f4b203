import type { importRun } from '#contract/core/importRun.ts'
import type { Page } from '#contract/reply.ts'
import type { RecordOf } from '#contract/resource.ts'
import { wholeAnswerOf } from '#src/kit/answerOf.ts'
import type { Calls } from '#src/providers/calls.ts'

/** An import as it travels. */
export type ImportRun = RecordOf<typeof importRun>

/** Every query about imports begins so. */
export const importsKey = ['imports']

/** Whether the server is at work on it. */
export const isAtWork = ({ state }: Pick<ImportRun, 'state'>): boolean =>
  state === 'checking' || state === 'applying'

/** Milliseconds until one looks again. */
export const pauseFor = (run: ImportRun | undefined): number | false => (run && isAtWork(run) ? 1000 : false)

/** One import. Rejects with what the back end said. */
export const readImport = (calls: Calls, id: string, signal: AbortSignal): Promise<ImportRun> =>
  wholeAnswerOf<ImportRun>(
    calls,
    { method: 'GET', path: `/import/${encodeURIComponent(id)}` },
    'state',
    signal,
  )

/** So many are on a page of the history. */
export const pageSize = 20

/** A page of the imports that the person may see, the last ones first. */
export const readImports = (calls: Calls, page: number, signal: AbortSignal): Promise<Page<ImportRun>> => {
  const range = `${(page - 1) * pageSize}-${page * pageSize - 1}`
  const request = { method: 'GET', path: '/import', query: { range } } as const
  return wholeAnswerOf<Page<ImportRun>>(calls, request, 'list', signal)
}
