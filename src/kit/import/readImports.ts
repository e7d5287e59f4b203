import type { importRun } from '#contract/importRun.ts'
import type { Page } from '#contract/reply.ts'
import type { RecordOf } from '#contract/resource.ts'
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
  read<ImportRun>(calls, { path: `/import/${encodeURIComponent(id)}` }, signal, 'state')

/** So many are on a page of the history. */
export const pageSize = 20

/** A page of the imports that the person may see, the last ones first. */
export const readImports = (calls: Calls, page: number, signal: AbortSignal): Promise<Page<ImportRun>> => {
  const range = `${(page - 1) * pageSize}-${page * pageSize - 1}`
  return read<Page<ImportRun>>(calls, { path: '/import', query: { range } }, signal, 'list')
}

/** What was asked for; a back end that answers something without `part` is one that does not know imports. */
async function read<T extends object>(
  calls: Calls,
  request: { path: string; query?: Record<string, unknown> },
  signal: AbortSignal,
  part: keyof T & string,
): Promise<T> {
  let failure: Error | undefined
  const answer = await calls.call<T>(
    { method: 'GET', ...request },
    { signal, onError: (error) => (failure = error) },
  )
  signal.throwIfAborted()
  if (failure) throw failure
  if (!(part in answer)) throw new Error(`${request.path} answers no ${part}`)
  // Nothing failed, so it is whole.
  return answer as T
}
