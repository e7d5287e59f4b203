import { z } from 'zod'
import { fileReading } from './fileChoices.ts'
import type { Rule } from './access.ts'
import { batchCall } from './batchCall.ts'
import { call, type Call } from './call.ts'
import type { Resource } from './resource.ts'

/** For the sender of a call the rule is left to the server. */
const nobody: Rule = { any: [] }

const format = z.enum(['xlsx', 'csv']).default('xlsx')

/**
 * The query of an export: that of a list, and in `columns` the names of fields, separated by commas (all by
 * default).
 */
export const exportQuery = z.object({
  cond: z.string().max(20_000).optional(),
  sort: z.string().max(2000).optional(),
  columns: z.string().max(2000).optional(),
  format,
  site: z.string().max(64).optional(),
})
export type ExportQuery = z.infer<typeof exportQuery>

/** The matching records as a file, for a resource that has `exports`. */
export const exportCall = ({ path, name }: Resource, can: Rule = nobody) =>
  call({
    method: 'GET',
    path: `${path}/export`,
    does: `Downloads the matching ${name} records, 20,000 at most.`,
    can,
    carries: 'download',
    query: exportQuery,
    reply: z.unknown(),
    errors: ['cond.malformed', 'cond.field', 'range.limit'],
  })

/**
 * A workbook to fill in, for a resource that has `imports`: its columns, what they take, and lists to choose
 * from.
 */
export const templateCall = ({ path, name }: Resource, can: Rule = nobody) =>
  call({
    method: 'GET',
    path: `${path}/import/template`,
    does: `Downloads a workbook to fill in with ${name} records.`,
    can,
    carries: 'download',
    query: z.object({ format, site: z.string().max(64).optional() }),
    reply: z.unknown(),
  })

/** Takes a file and starts to check it. Problems with the file as a whole are returned at once. */
export const importCall = ({ path, name }: Resource, can: Rule = nobody) =>
  call({
    method: 'POST',
    path: `${path}/import`,
    does: `Takes a file of ${name} records and checks it, without storing them.`,
    can,
    reach: 'records',
    carries: 'upload',
    body: z.object({
      mode: z.enum(['add', 'update', 'both']).default('both'),
      site: z.string().max(64).optional(),
      ...fileReading,
    }),
    reply: z.object({ _id: z.string(), job_id: z.string() }),
    errors: ['file.type', 'file.too_large', 'file.quota', 'import.rows', 'site.denied'],
  })

/** The calls that a resource has because of `exports`, `imports` or `batch`. */
export function sheetCallsOf(resource: Resource): readonly Call[] {
  const { exports, imports, batch, can } = resource
  return [
    ...(exports === undefined ? [] : [exportCall(resource, exports)]),
    ...(imports === undefined
      ? []
      : [templateCall(resource, imports.can), importCall(resource, imports.can)]),
    ...(batch ? [batchCall(resource, anyOf(can))] : []),
    // The specific types of query and body matter only to their handlers.
  ] as readonly Call[]
}

/** Who may make some change. */
const anyOf = ({ create, update, remove }: Resource['can']): Rule => ({
  any: [create, update, remove].filter((rule) => rule !== undefined),
})
