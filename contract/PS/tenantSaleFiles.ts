import { z } from 'zod'
import { fileReading } from '#contract/fileChoices.ts'
import { call } from '#contract/call.ts'
import { rowError } from '#contract/core/importRun.ts'
import { inOrder } from '#contract/inOrder.ts'
import { date } from '#contract/dayFields.ts'

/**
 * Reads a file with the sales of one site. `preview` stores nothing. If any row is wrong, nothing is stored
 * either (4220). A file that takes longer than a minute continues as an import of its own (4095, with its
 * `import_id`). Values that a cell empties stay unless `empties` is true; `emptied` is their number.
 */
export const tenantSaleImport = call({
  method: 'POST',
  path: '/import/tenant_sale',
  does: 'Imports tenant sales from a file, or previews the import.',
  can: 'perf.sale.import',
  reach: { site: 'site' },
  carries: 'upload',
  body: z.object({
    site: z.string().min(1).max(64),
    mode: z.enum(['preview', 'apply']).default('preview'),
    empties: z.enum(['true', 'false']).default('false'),
    ...fileReading,
  }),
  reply: z.object({
    created: z.number(),
    updated: z.number(),
    emptied: z.number(),
    errors: z.array(rowError),
  }),
  errors: ['site.denied', 'import.rows', 'file.too_large', 'file.type', 'job.running'],
})

/** The sales of a range of days, at most 366, as a file that ends with a Total row. */
export const tenantSaleExport = call({
  method: 'GET',
  path: '/export/tenant_sale',
  does: 'Downloads tenant sales by day or month.',
  can: { all: ['report.tenant_sale.export', 'perf.sale.view'] },
  carries: 'download',
  query: z
    .object({
      site: z.string().max(64).optional(),
      from: date({ required: true }).schema,
      to: date({ required: true }).schema,
      grain: z.enum(['D', 'M']).default('D'),
      cond: z.string().max(20_000).optional(),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    })
    .superRefine(inOrder('from', 'to')),
  reply: z.unknown(),
  errors: ['cond.malformed', 'cond.field', 'range.limit', 'export.failed'],
})
