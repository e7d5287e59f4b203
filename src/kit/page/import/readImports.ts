import { importPreview, importRun, type PreviewRow } from '#contract/core/importRun.ts'
import { listCall, readCall } from '#contract/resourceCalls.ts'
import { printRange } from '#contract/printQuery.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useCall, type CallResult } from '#src/kit/base/call/useCall.ts'

/** An import in the API. */
export type ImportRun = RecordOf<typeof importRun>

/** Whether the server is working on it. */
export const isAtWork = ({ state }: Pick<ImportRun, 'state'>): boolean =>
  state === 'checking' || state === 'applying'

/** One import, fetched every second while the server is working on it. */
export const useImport = (id: string): CallResult<ImportRun> =>
  useCall(
    readCall(importRun),
    { params: { id } },
    { refreshOn: [importRun], refetchInterval: (run) => (run && isAtWork(run) ? 1000 : false) },
  )

interface PreviewFilter {
  readonly kind: 'all' | 'empty' | PreviewRow['kind']
  readonly field: string
  readonly q: string
  readonly page: number
  readonly perPage: number
}

/** Fetches a page of what a checked file would change; `field` and `q` are '' for all. */
export const usePreview = (id: string, { kind, field, q, page, perPage }: PreviewFilter) =>
  useCall(
    importPreview,
    {
      params: { id },
      query: {
        range: printRange(page, perPage),
        ...(kind !== 'all' && { kind }),
        ...(field !== '' && { field }),
        ...(q !== '' && { q }),
      },
    },
    { keepsPrevious: true, refreshOn: [importRun] },
  )

/** The page size of the history. */
export const pageSize = 20

/** Fetches a page of the imports that the user may see, latest first. */
export const useImports = (page: number): CallResult<{ list: ImportRun[]; total: number }> =>
  useCall(
    listCall(importRun),
    { query: { range: printRange(page, pageSize) } },
    {
      refreshOn: [importRun],
      keepsPrevious: true,
      refetchInterval: (runs) => (runs?.list.some(isAtWork) ? 2000 : false),
    },
  )
