import { z } from 'zod'
import { fileReading } from '#contract/fileChoices.ts'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { statTimeText } from './statTime.ts'

const uploadError = z.object({
  /** As the spreadsheet counts. */
  row: z.number(),
  /** Null for an error of the header. */
  store_no: z.string().nullable(),
  /** The item, or an unknown heading; null for an error of the row as a whole. */
  item_code: z.string().nullable(),
  /** A message key. */
  message: z.string(),
})
export type UploadError = z.infer<typeof uploadError>

/** The maximum number of shops in a file. */
export const mostUploaded = 2000

/**
 * Fills in the reports of a day from a table: the unit number, then a column for each item's code. A cell has
 * the points, `NA` where the item does not apply, or nothing if it is not answered; a remark can follow after
 * a space, as in `4 Dusty shelves`. A complete report is submitted; others stay drafts to be finished. A
 * single wrong cell means that nothing is stored (4220). Confirmed reports stay as they are.
 */
export const dailyScoringUpload = call({
  method: 'POST',
  path: '/ts/daily/scoring/upload',
  does: 'Previews or stores the reports of a day from a file.',
  can: 'scoring.upload',
  reach: { site: 'site' },
  carries: 'upload',
  body: z.object({
    site: recordId,
    stat_time: statTimeText,
    mode: z.enum(['preview', 'apply']).default('preview'),
    ...fileReading,
  }),
  reply: z.object({
    created: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    /** How many of the created and updated reports are incomplete, and so stay drafts. */
    drafts: z.number(),
    /** Unit numbers whose report is confirmed. */
    skipped: z.array(z.string()),
    /** Unit numbers whose report somebody else submitted, and that would change, with who that is. */
    replaced: z.array(z.object({ store_no: z.string(), scorer: z.string() })),
    errors: z.array(uploadError),
  }),
  errors: ['import.rows', 'site.denied', 'file.too_large', 'file.type'],
})
export type UploadOutcome = z.infer<typeof dailyScoringUpload.reply>

/** A file to fill in: the shops that the caller may score on a day, and the items that apply to them. */
export const dailyScoringTemplate = call({
  method: 'GET',
  path: '/ts/daily/scoring/upload/template',
  does: 'Downloads a file to fill in with the scores of a day.',
  can: 'scoring.upload',
  carries: 'download',
  query: z.object({
    site: recordId,
    stat_time: statTimeText,
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
  }),
  reply: z.unknown(),
  errors: ['site.denied'],
})
