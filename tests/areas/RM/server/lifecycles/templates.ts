import type { StepTable } from '#tests/server/lifecycles/walk.ts'

/**
 * Checklist templates. The columns: an officer who walks tours, the manager of the site, a group manager, who only reads them,
 * the manager of Hong Kong, an auditor who only reads, the administrator.
 */
export const templates: StepTable = {
  draft: {
    activate: '4030 0    4030 4040 4030 0',
    revise: '  4030 4091 4030 4040 4030 4091',
    retire: '  4030 4091 4030 4040 4030 4091',
  },
  active: {
    activate: '4030 4091 4030 4040 4030 4091',
    revise: '  4030 0    4030 4040 4030 0',
    retire: '  4030 0    4030 4040 4030 0',
  },
  retired: {
    activate: '4030 4091 4030 4040 4030 4091',
    revise: '  4030 4091 4030 4040 4030 4091',
    retire: '  4030 4091 4030 4040 4030 4091',
  },
}
