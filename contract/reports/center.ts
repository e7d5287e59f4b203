import { z } from 'zod'
import { call } from '#contract/call.ts'
import { jsonText } from '#contract/jsonText.ts'
import { page } from '#contract/page.ts'
import { localText, parameter } from './parameter.ts'

/** The reports that the caller may run, in the order of their areas. */
export const reportCatalogue = call({
  method: 'GET',
  path: '/reports',
  does: 'Lists the reports that the caller may run, with their parameters.',
  can: 'report.view',
  reply: page({
    id: z.string(),
    title: localText,
    does: localText,
    /** The heading that it belongs under. */
    group: localText,
    /** `global`: the same at every site. */
    scope: z.enum(['site', 'global']),
    /** Its first parameters are `period`, and `from` and `to` for a custom period. */
    has_period: z.boolean(),
    takes: z.array(parameter),
  }),
})

const params = z.record(z.string(), z.json())
const locale = z.enum(['zh_CN', 'zh_TW', 'en_US'])
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
const row = z.record(z.string(), cell)

/** The number of rows that are shown before a report is downloaded. */
export const previewRows = 50

/** The first rows of a report. */
export const reportPreview = call({
  method: 'GET',
  path: '/reports/preview',
  does: 'Returns the first 50 rows of a report, and its Total row.',
  can: 'report.view',
  query: z.object({
    report: z.string().max(100),
    /** Left out: all sites of the caller. */
    at: z.string().max(64).optional(),
    params: jsonText(params).optional(),
    /** The language of titles and names. */
    locale,
  }),
  reply: z.object({
    list: z.array(row),
    total: z.number(),
    columns: z.array(
      z.object({
        source: z.string(),
        title: z.string(),
        kind: z.enum(['text', 'number', 'count', 'amount', 'percent', 'date', 'moment']),
      }),
    ),
    /** The sums over all rows, not only those that are shown. */
    sums: row.nullable(),
  }),
  errors: ['not_found', 'site.denied', 'validation.failed', 'range.limit'],
})

/** Starts to write a report into a file; follow the job, then download the file of the export. */
export const reportRun = call({
  method: 'POST',
  path: '/reports/run',
  does: 'Starts to write a report into a file.',
  can: 'report.view',
  reach: { site: 'site' },
  body: z.object({
    report: z.string().max(100),
    /** Null: all sites of the caller. */
    site: z.string().max(64).nullable().default(null),
    params: params.default({}),
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
    locale: locale.optional(),
  }),
  reply: z.object({ _id: z.string(), job_id: z.string() }),
  errors: ['not_found', 'site.denied', 'validation.failed', 'rate.limited'],
})

/** The file of an export, for the person who ran it, if they may still run the report at its site. */
export const reportFile = call({
  method: 'GET',
  path: '/reports/export/{id}/file',
  does: 'Downloads the file of a report that the caller ran.',
  can: 'report.view',
  carries: 'download',
  reply: z.unknown(),
  errors: ['not_found'],
})
