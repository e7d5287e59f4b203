import type { StepTable } from '#tests/server/lifecycles/walk.ts'

const over = {
  start: '  4091 4091 4030 4040 4030 4091',
  finish: ' 4091 4091 4030 4040 4030 4091',
  cancel: ' 4030 4091 4030 4040 4030 4091',
  miss: '   4030 4030 4030 4030 4030 4091',
}

/**
 * Tours. The columns: an officer who is to walk it, the manager of the site, a group manager, the manager of other sites, an
 * auditor who only reads, the administrator. Only the clock, and the administrator, say that a tour was missed.
 */
export const tours: StepTable = {
  planned: {
    start: '  0    0    4030 4040 4030 0',
    finish: ' 4091 4091 4030 4040 4030 4091',
    cancel: ' 4030 0    4030 4040 4030 0',
    miss: '   4030 4030 4030 4030 4030 0',
  },
  in_progress: {
    start: '  4091 4091 4030 4040 4030 4091',
    finish: ' 0    0    4030 4040 4030 0',
    cancel: ' 4030 0    4030 4040 4030 0',
    miss: '   4030 4030 4030 4030 4030 4091',
  },
  finished: over,
  cancelled: over,
  missed: over,
}
