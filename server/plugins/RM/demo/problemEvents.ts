import type { ProblemStatus } from './tourProblemTimes.ts'

/**
 * A problem as far as its history goes; `manager` is the person who assigned, returned and closed it. Times
 * are in unix seconds.
 */
export interface ProblemStory {
  _id: string
  found_by: string
  found_at: number
  assignee_id: string | null
  assigned_at: number | null
  started_at: number | null
  fixed_at: number | null
  fix_note: string | null
  verified_at: number | null
  verified_by: string | null
  reopened_at: number | null
  reopen_count: number
  closed_at: number | null
  close_reason: string | null
  status: ProblemStatus
  manager: string
  /** Why it was sent back, in the language of the site. */
  reopenReason: string
}

interface Step {
  action: string
  to: ProblemStatus
  at: number
  by: string | null
  comment: string | null
}

/**
 * Rows of the table `problem_event`: the history of each problem, every step from the state in which the
 * previous step left it.
 */
export const problemEvents = (problem_type: 'tour' | 'myscust', stories: readonly ProblemStory[]) =>
  stories.flatMap((story) => {
    let from: ProblemStatus | null = null
    return stepsOf(story).map((step, index) => {
      const event = {
        _id: `${story._id}-${index + 1}`,
        problem_type,
        problem_id: story._id,
        from,
        ...step,
        attachs: [],
      }
      from = step.to
      return event
    })
  })

const stepsOf = (story: ProblemStory): Step[] => {
  const { found_at, assigned_at, started_at, verified_at, closed_at, manager, status } = story
  const steps: Step[] = []
  const add = (
    action: string,
    to: ProblemStatus,
    at: number | null,
    by: string | null,
    comment: string | null = null,
  ) => {
    if (at !== null) steps.push({ action, to, at, by, comment })
  }
  add('create', 'open', found_at, story.found_by)
  add('assign', 'assigned', assigned_at, manager)
  add('start', 'in_progress', started_at, story.assignee_id)
  steps.push(...fixesOf(story))
  add('verify', 'verified', verified_at, story.verified_by)
  if (status === 'void') add('void', 'void', closed_at, manager, story.close_reason)
  else add('close', 'closed', closed_at, manager, story.close_reason)
  return steps
}

// Each time it was sent back it had been fixed before; for a problem that waits again, sending it back was
// the last step.
const fixesOf = (story: ProblemStory): Step[] => {
  const { started_at, fixed_at, reopened_at, reopen_count, status } = story
  if (fixed_at === null || started_at === null) return []
  const isBack = status === 'reopened'
  const earlier = reopen_count - (isBack ? 1 : 0)
  const rounds = Array.from({ length: earlier }, (_, round) => {
    const end = isBack || reopened_at === null ? fixed_at : reopened_at
    const share = (part: number) => Math.round(started_at + ((end - started_at) * part) / (2 * earlier + 1))
    const sentBack =
      !isBack && round === earlier - 1 && reopened_at !== null ? reopened_at : share(2 * round + 2)
    return [fix(story, share(2 * round + 1)), reopen(story, sentBack)]
  })
  const last = [fix(story, fixed_at), ...(isBack && reopened_at !== null ? [reopen(story, reopened_at)] : [])]
  return [...rounds.flat(), ...last]
}

const fix = ({ assignee_id, fix_note }: ProblemStory, at: number): Step => ({
  action: 'fix',
  to: 'fixed',
  at,
  by: assignee_id,
  comment: fix_note,
})

const reopen = ({ manager, reopenReason }: ProblemStory, at: number): Step => ({
  action: 'reopen',
  to: 'reopened',
  at,
  by: manager,
  comment: reopenReason,
})
