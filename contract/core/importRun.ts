import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { choice, file, flag, integer, json, list, ref, seconds, text } from '#contract/field.ts'
import { resource } from '#contract/resource.ts'

/** What is wrong with a row; `row` as the spreadsheet counts, `field` '' for the row as a whole, `message` a key. */
export const rowError = z.object({ row: z.int(), field: z.string(), message: z.string() })
export type RowError = z.infer<typeof rowError>

/** So many of the errors stand in the record; all of them are in the file of the failed rows. */
export const errorsShown = 200
/** A file has at most so many rows. */
export const mostImported = 20_000

const server = { writable: 'never' } as const
const figure = () => integer({ assigned: true, min: 0, ...server })

/**
 * A file of records on its way in: checked first, which stores nothing, then applied, all of it or nothing. Readers get
 * their own; who may see the audit log gets those of others too, where they see every record that may be in the file.
 */
export const importRun = resource({
  name: 'import_run',
  path: '/import',
  fields: {
    /** The resource, such as `brand`. */
    noun: text({ assigned: true, max: 60, ...server }),
    /** What becomes of the rows: only new ones, only changes, or both. */
    mode: choice(['add', 'update', 'both'], { assigned: true, ...server }),
    /** Where its records belong, if the resource belongs to sites and one was chosen. */
    site: ref('site', server),
    state: choice(['checking', 'checked', 'applying', 'applied', 'failed', 'cancelled'], {
      assigned: true,
      ...server,
    }),
    file_name: text({ assigned: true, ...server }),
    file: file('any', server),
    /** The job that is or was at work on it. */
    job_id: text({ max: 64, ...server }),
    /** Rows by what becomes of them, or became. */
    total: figure(),
    to_add: figure(),
    to_change: figure(),
    unchanged: figure(),
    wrong: figure(),
    /** Only the good rows were asked for, though others were wrong. */
    only_good: flag(server),
    /** Columns that are not read, because the server alone writes them. */
    ignored: list(server),
    errors: json(z.array(rowError), { initial: [], ...server }),
    finished_at: seconds(server),
  },
  can: { view: signedIn },
})

/** Stores what a checked file says. With wrong rows it is refused (4220), unless only the good ones are wanted. */
export const importApply = call({
  method: 'POST',
  path: '/import/{id}/apply',
  does: 'Stores what a checked file says.',
  can: signedIn,
  body: z.object({ only_good: z.boolean().default(false) }),
  reply: z.object({ job_id: z.string() }),
  errors: ['not_found', 'state.transition', 'import.rows'],
})

/**
 * The rows that are wrong, each with the reason behind it: corrected, the same file can be sent again. As the file itself they
 * are for whoever sent it: they may hold what others must not see.
 */
export const importFailed = call({
  method: 'GET',
  path: '/import/{id}/failed',
  does: 'Downloads the rows of a file that are wrong, each with the reason.',
  can: signedIn,
  carries: 'download',
  query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  reply: z.unknown(),
  errors: ['not_found'],
})
