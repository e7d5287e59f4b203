import { addDays, momentOf, monthStart } from '#server/demo/calendar.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import type { DemoSite } from '#server/demo/sites.ts'

/** The scope of a run, and how it ended. */
interface Run {
  /** The number of months before the current one. */
  from: number
  to: number
  day: string
  status: 'done' | 'failed'
  locked?: string
}

/**
 * Rows of the table `retail_calc_run`: at each site a full run, and a run after each of the last months; one
 * failed, and one left out a locked month.
 */
export const calcRuns = (sites: readonly DemoSite[], today: string, by: string | null) =>
  sites.flatMap((site, place) => {
    const full: Run = { from: -24, to: -1, day: addDays(monthStart(today), 4), status: 'done' }
    const monthly = [-1, -2, -3].map((to): Run => ({
      from: to - 1,
      to: to - 1,
      day: addDays(monthStart(today, to), 3),
      status: 'done',
    }))
    const odd: Run[] = place === 0 ? [{ ...full, day: addDays(full.day, -2), status: 'failed' }] : []
    const locked = monthStart(today, -2).slice(0, 7)
    const partial: Run[] = place === 1 ? [{ ...full, from: -3, day: addDays(full.day, -1), locked }] : []
    const extra: Run[] = place === 2 || place === 3 ? [{ ...full, from: -2, day: addDays(full.day, -1) }] : []
    return [full, ...monthly, ...odd, ...partial, ...extra].map((run, index) =>
      row({ run, site: site._id, _id: `CR-${site._id}-${index + 1}`, today, by }),
    )
  })

const row = ({
  run,
  site,
  _id,
  today,
  by,
}: {
  run: Run
  site: string
  _id: string
  today: string
  by: string | null
}) => {
  const started = momentOf(run.day, 9.5)
  const total = run.to - run.from + 1
  const done = run.status === 'failed' ? Math.floor(total / 2) : total
  return {
    _id,
    site,
    from_month: monthStart(today, run.from).slice(0, 7),
    to_month: monthStart(today, run.to).slice(0, 7),
    store_ids: [],
    status: run.status,
    progress: Math.round((done / total) * 1e6) / 1e6,
    months_total: total,
    months_done: done,
    rows_written: 0,
    rows_unchanged: 0,
    started_at: started,
    finished_at: started + 2 * total,
    heartbeat_at: started + 2 * total,
    requested_by: by,
    force: false,
    reason: null,
    message: run.status === 'failed' ? monthStart(today, run.from + done).slice(0, 7) : null,
    warnings: run.locked === undefined ? [] : [{ code: 'locked', stat_month: run.locked, store_id: null }],
    ...commonColumns(started),
  }
}
