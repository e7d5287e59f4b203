import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { seconds } from '#contract/dayFields.ts'
import { choice, file, flag, json, list, ref, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { resource } from '#contract/resource.ts'

/**
 * What is wrong with a row: `row` as the spreadsheet counts, `field` '' for the row as a whole, `message` a
 * message key.
 */
export const rowError = z.object({ row: z.int(), field: z.string(), message: z.string() })
export type RowError = z.infer<typeof rowError>

/** The maximum number of errors in the record. The file of the failed rows has all of them. */
export const errorsShown = 200
/** The maximum number of rows of a file. */
export const mostImported = 20_000

const server = { writable: 'never' } as const
const figure = () => integer({ assigned: true, min: 0, ...server })

/**
 * An import of records from a file: the file is first checked, which stores nothing, then applied, either
 * completely or not at all. Readers get their own imports; people who may see the audit log also get those of
 * others, if they may see every record that can be in the file.
 */
export const importRun = resource({
  name: 'import_run',
  path: '/import',
  reach: 'none',
  fields: {
    /** The resource, such as `brand`. */
    noun: text({ assigned: true, max: 60, ...server }),
    /** What happens with the rows: only create, only update, or both. */
    mode: choice(['add', 'update', 'both'], { assigned: true, ...server }),
    /** The site of its records, if the resource belongs to sites and a site was chosen. */
    site: ref('site', server),
    state: choice(['checking', 'checked', 'applying', 'applied', 'failed', 'cancelled'], {
      assigned: true,
      ...server,
    }),
    file_name: text({ assigned: true, ...server }),
    file: file('any', server),
    /** The job that processes it or did so. */
    job_id: text({ max: 64, ...server }),
    /** The number of rows by what will happen, or happened, to them. */
    total: figure(),
    to_add: figure(),
    to_change: figure(),
    unchanged: figure(),
    wrong: figure(),
    /** The number of values that records lose: nothing of that is stored without consent. */
    to_empty: figure(),
    /** The number of changed rows that do nothing else. */
    only_emptied: figure(),
    /** Rows that could be stored but have unusual values; they are counted here alone. */
    unusual: figure(),
    /** They are to be stored too. */
    with_unusual: flag(server),
    /** Only the good rows were requested, although others were wrong. */
    only_good: flag(server),
    /** The person agreed that the values of `to_empty` are lost. */
    empties: flag(server),
    /** Columns that are not read, because only the server writes them. */
    ignored: list(server),
    errors: json(z.array(rowError), { initial: [], ...server }),
    finished_at: seconds(server),
  },
  can: { view: signedIn },
})

/**
 * Stores the content of a checked file. A file with wrong rows is refused (4220), unless only the good rows
 * are requested. Values that the file empties stay unless `empties` says that they may be lost.
 */
export const importApply = call({
  method: 'POST',
  path: '/import/{id}/apply',
  does: 'Stores the content of a checked file.',
  can: signedIn,
  reach: 'records',
  body: z.object({
    only_good: z.boolean().default(false),
    empties: z.boolean().default(false),
    /** False leaves out the rows with unusual values. */
    unusual: z.boolean().default(true),
  }),
  reply: z.object({ job_id: z.string() }),
  errors: ['not_found', 'state.transition', 'import.rows'],
})

const unknownName = z.object({
  /** The field of the file. */
  field: z.string().max(60),
  /** The dictionary that does not have it. */
  noun: z.string(),
  name: z.string().max(500),
  /** The entry that it lies within, as the file names it. */
  within: z.string().max(500).nullable(),
  rows: z.int(),
})
export type UnknownName = z.infer<typeof unknownName>

/** What a checked file names that no dictionary has, as far as the caller may add it: each name once. */
export const importUnknown = call({
  method: 'GET',
  path: '/import/{id}/unknown',
  does: 'Lists the names in a file that no dictionary has, and that the caller may add.',
  can: signedIn,
  reply: z.object({ list: z.array(unknownName) }),
  errors: ['not_found'],
})

/** Adds some of these names to their dictionaries, and checks the file again. */
export const importAddUnknown = call({
  method: 'POST',
  path: '/import/{id}/unknown',
  does: 'Adds names of a file to their dictionaries and checks the file again.',
  can: signedIn,
  reach: 'records',
  body: z.object({
    names: z
      .array(unknownName.pick({ field: true, name: true, within: true }))
      .min(1)
      .max(2000),
  }),
  reply: z.object({ job_id: z.string() }),
  errors: ['not_found', 'state.transition', 'permission.denied', 'duplicate'],
})

/** A row of the preview: what would happen to a record, and each cell that changes something or is wrong. */
const previewRow = z.object({
  /** As the spreadsheet counts. */
  row: z.int(),
  kind: z.enum(['add', 'change', 'wrong', 'unusual']),
  /** The existing record that it is about. */
  record_id: z.string().nullable(),
  name: z.string(),
  /** In the words of a sheet; `field` is '' for the row as a whole, `error` a message key, also of what is unusual. */
  cells: z.array(
    z.object({
      field: z.string(),
      before: z.string(),
      after: z.string(),
      error: z.string().nullable(),
      /** The record loses its value. */
      empties: z.boolean(),
    }),
  ),
})
export type PreviewRow = z.infer<typeof previewRow>

const previewQuery = z.object({
  range: z.string().max(40).optional(),
  /** `change` leaves out what is emptied, and `empty` shows nothing else. */
  kind: z.enum([...previewRow.shape.kind.options, 'empty']).optional(),
  /** Only rows that change this field, or where it is wrong. */
  field: z.string().max(60).optional(),
  /** A part of the name or of a value. */
  q: z.string().max(100).optional(),
})
export type PreviewQuery = z.infer<typeof previewQuery>

/**
 * What the rows of a checked file would change, in the order of the file. Like the file it is only for the person who
 * uploaded it, and empty once the file is gone. Records that this person may not see any more are left out, and old
 * values of fields that they may not see are empty.
 */
export const importPreview = call({
  method: 'GET',
  path: '/import/{id}/preview',
  does: 'Lists what the rows of a file would change: old and new values, and what is wrong.',
  can: signedIn,
  query: previewQuery,
  reply: z.object({ list: z.array(previewRow), total: z.int() }),
  errors: ['not_found', 'range.limit'],
})

/**
 * The wrong rows, each followed by the reason. The corrected file can be uploaded again. Like the original
 * file it is only for the person who uploaded it, because it can contain what others must not see.
 */
export const importFailed = call({
  method: 'GET',
  path: '/import/{id}/failed',
  does: 'Downloads the wrong rows of a file, each with the reason.',
  can: signedIn,
  carries: 'download',
  query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  reply: z.unknown(),
  errors: ['not_found'],
})
