import { z } from 'zod'
import { call } from '#contract/call.ts'
import { seconds } from '#contract/dayFields.ts'
import { choice, flag, json, ref, refs, staffRefs, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { resource } from '#contract/resource.ts'
import { reasons } from './reportExport.ts'

const server = { writable: 'never' } as const

/**
 * A report that is sent to the person who scheduled it, and to the recipients whom they name: every day, every week or every
 * month at a time of its site. It is run for each of them with the rights that this person has then, so nobody gets
 * what they may not see, and it goes on when the person who scheduled it has left.
 */
export const reportSchedule = resource({
  name: 'report_schedule',
  path: '/reports/schedule',
  reach: 'none',
  fields: {
    /** The id of the report. */
    report: text({ required: true, max: 100, writable: 'create' }),
    /** The title of the report. */
    name: text({ assigned: true, ...server }),
    name_en: text(server),
    name_tc: text(server),
    /** Empty: all sites of the person, or a report that is the same at every site. */
    site: ref('site', { writable: 'create' }),
    /** Periods by name, such as the last month, are those of the day on which it is sent. */
    params: json(z.record(z.string(), z.json()), { initial: {} }),
    format: choice(['xlsx', 'csv'], { initial: 'xlsx' }),
    /** Who gets it besides the person who scheduled it: people, and whoever has a role. */
    recipients: staffRefs(),
    recipient_roles: refs('role'),
    repeats: choice(['daily', 'weekly', 'monthly'], { required: true }),
    weekday: choice(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']),
    /** Of the month; in a shorter month the last day. */
    day: integer({ min: 1, max: 31 }),
    at_time: text({ required: true, pattern: /^([01]\d|2[0-3]):[0-5]\d$/, max: 5 }),
    /** In which its time is meant: that of its site, otherwise of the person's site. */
    timezone: text({ assigned: true, max: 60, ...server }),
    is_paused: flag(),
    /** When it is sent next; none while it is paused. */
    next_at: seconds(server),
    /** The last time for which it was run, and the outcome. */
    last_at: seconds(server),
    last_state: choice(['done', 'failed'], server),
    last_reason: choice(reasons, server),
  },
  check: ({ repeats, weekday, day }) => ({
    ...(repeats === 'weekly' && !weekday ? { weekday: 'required' } : {}),
    ...(repeats === 'monthly' && !day ? { day: 'required' } : {}),
  }),
  can: { view: 'report.view', create: 'report.view', update: 'report.view', remove: 'report.view' },
})

/** The most people who get one scheduled report. */
export const recipientLimit = 100

/** The most schedules that one person has. */
export const scheduleLimit = 20

/** Runs a scheduled report now, besides its times. */
export const reportScheduleRun = call({
  method: 'POST',
  path: '/reports/schedule/{id}/run',
  does: 'Runs a scheduled report of the caller now.',
  can: 'report.view',
  reach: 'none',
  reply: z.object({ _id: z.string(), job_id: z.string() }),
  errors: ['not_found', 'site.denied', 'validation.failed', 'rate.limited'],
})
