import { z } from 'zod'
import { seconds } from '#contract/dayFields.ts'
import { choice, json, ref, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { resource } from '#contract/resource.ts'
import { localText } from './parameter.ts'

const server = { writable: 'never' } as const

/** Why there is no file. */
export const reasons = ['denied', 'gone', 'no_user', 'too_many', 'params', 'cancelled', 'failed'] as const

/**
 * A report that somebody ran: its parameters, its outcome, and its file for as long as that is kept.
 * Readers get their own; managers get those of everybody at their sites, but never the files of others.
 */
export const reportExport = resource({
  name: 'report_export',
  path: '/reports/export',
  reach: 'none',
  fields: {
    /** The id of the report, such as `brandDB.brands`. */
    report: text({ assigned: true, max: 100, ...server }),
    title: json(localText, { assigned: true, ...server }),
    /** Empty: all sites of the person, or a report that is the same at every site. */
    site: ref('site', server),
    params: json(z.record(z.string(), z.json()), { initial: {}, ...server }),
    /** The parameters in words, in the language of the person. */
    given: text({ max: 2000, ...server }),
    format: choice(['xlsx', 'csv'], { assigned: true, ...server }),
    state: choice(['waiting', 'done', 'failed'], { assigned: true, ...server }),
    reason: choice(reasons, server),
    /** The number of rows, without the Total row. */
    rows: integer({ min: 0, ...server }),
    /** Bytes. */
    size: integer({ min: 0, ...server }),
    /** The name of the file; empty once it is no longer kept. */
    file_name: text({ max: 300, ...server }),
    job_id: text({ max: 64, ...server }),
    finished_at: seconds(server),
    /** The schedule that it was sent by. */
    schedule_id: text({ max: 64, ...server }),
  },
  can: { view: 'report.view' },
})
