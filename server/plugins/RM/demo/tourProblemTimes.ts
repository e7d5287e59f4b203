import type { Random } from '#server/demo/random.ts'

/** Statuses of a tour problem, in the usual order. */
export type ProblemStatus =
  | 'open'
  | 'assigned'
  | 'in_progress'
  | 'fixed'
  | 'verified'
  | 'reopened'
  | 'closed'
  | 'void'

/** When each step of a problem happened, in unix seconds; null for steps that have not happened. */
export interface ProblemTimes {
  found_at: number
  assigned_at: number | null
  due_at: number
  started_at: number | null
  fixed_at: number | null
  verified_at: number | null
  closed_at: number | null
  /** When it was last reopened, which starts a new due time. */
  reopened_at: number | null
  reopen_count: number
}

/** A problem that needs times. `dueHours` is the time allowed; only an open problem can be overdue. */
export interface TimesOf {
  status: ProblemStatus
  dueHours: number
  isOverdue: boolean
  now: number
  chance: Random
}

const hour = 3600
const day = 24 * hour

/** Spreads the steps of one problem over time: each later than the one before, none later than now. */
export const tourProblemTimes = (of: TimesOf): ProblemTimes => {
  if (of.status === 'open') return steps(of, waitingSince(of), 1)
  if (of.status === 'assigned') return steps(of, waitingSince(of), 2)
  if (of.status === 'in_progress') return steps(of, waitingSince(of), 3)
  if (of.status === 'void') return voided(of)
  if (of.status === 'reopened') return reopened(of)
  return solved(of)
}

const nothing = {
  assigned_at: null,
  started_at: null,
  fixed_at: null,
  verified_at: null,
  closed_at: null,
  reopened_at: null,
  reopen_count: 0,
}

// The moment from which the time allowed runs: just long enough ago to be overdue, or not yet.
const waitingSince = ({ dueHours, isOverdue, now, chance }: TimesOf) => {
  const allowed = dueHours * hour
  return Math.round(
    isOverdue ? now - allowed - hour - chance.next() * 9 * day : now - allowed * (0.1 + 0.85 * chance.next()),
  )
}

// Found, assigned, started: as many of the three as have happened, within the time since then.
const steps = ({ dueHours, now, chance }: TimesOf, found_at: number, count: number): ProblemTimes => {
  const step = Math.min((now - found_at) / 4, 6 * hour)
  const assigned_at = Math.round(found_at + step * (0.2 + 0.7 * chance.next()))
  return {
    ...nothing,
    found_at,
    due_at: found_at + dueHours * hour,
    assigned_at: count > 1 ? assigned_at : null,
    started_at: count > 2 ? Math.round(assigned_at + step * (0.2 + 0.7 * chance.next())) : null,
  }
}

const voided = (of: TimesOf): ProblemTimes => {
  const found_at = Math.round(of.now - (1 + of.chance.next() * 300) * day)
  return { ...steps(of, found_at, 2), closed_at: Math.round(found_at + (6 + of.chance.next() * 17) * hour) }
}

// Fixed two to six days ago, sent back since; the new time allowed runs from then.
const reopened = (of: TimesOf): ProblemTimes => {
  const reopened_at = waitingSince(of)
  const fixed_at = Math.round(reopened_at - (2 + of.chance.next() * 20) * hour)
  const times = steps(of, Math.round(fixed_at - (14 + of.chance.next() * 48) * hour), 3)
  return {
    ...times,
    fixed_at,
    reopened_at,
    reopen_count: of.chance.int(1, 2),
    due_at: reopened_at + of.dueHours * hour,
  }
}

// Fixed problems are soon verified, and closed within three days of that; those that wait to be verified or
// closed are recent.
const solved = (of: TimesOf): ProblemTimes => {
  const { status, dueHours, now, chance } = of
  const lastStep =
    now - (status === 'closed' ? recently(chance) * 355 * day + hour : (1 + chance.next() * 60) * hour)
  const closed_at = status === 'closed' ? Math.round(lastStep) : null
  const verified_at =
    status === 'fixed' ? null : Math.round(lastStep - (closed_at ? (2 + chance.next() * 68) * hour : 0))
  const fixed_at = Math.round(verified_at ? verified_at - (1 + chance.next() * 30) * hour : lastStep)
  const worked = Math.max(1.5, dueHours * (0.25 + chance.next() * (chance.chance(0.15) ? 1.6 : 0.6)))
  const reopen_count = chance.chance(0.06) ? 1 : 0
  const times = steps({ ...of, now: fixed_at }, Math.round(fixed_at - worked * hour), 3)
  const reopened_at = reopen_count > 0 ? Math.round(fixed_at - worked * hour * 0.1) : null
  return { ...times, fixed_at, verified_at, closed_at, reopened_at, reopen_count }
}

// More recent problems are more frequent.
const recently = (chance: Random) => chance.next() ** 1.4
