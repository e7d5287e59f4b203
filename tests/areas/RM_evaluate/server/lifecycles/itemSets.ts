import type { StepTable } from '#tests/server/lifecycles/walk.ts'

/**
 * Sets of scoring items. The columns: an officer who scores shops, the manager of the site, a group manager, who only reads
 * them, the manager of another site, an auditor who only reads, the administrator.
 */
export const itemSets: StepTable = {
  draft: {
    adapt: '   4030 4091 4030 4040 4030 4091',
    activate: '4030 0    4030 4040 4030 0',
    revise: '  4030 4091 4030 4040 4030 4091',
    retire: '  4030 4091 4030 4040 4030 4091',
  },
  active: {
    adapt: '   4030 0    4030 4040 4030 0',
    activate: '4030 4091 4030 4040 4030 4091',
    revise: '  4030 0    4030 4040 4030 0',
    retire: '  4030 0    4030 4040 4030 0',
  },
  retired: {
    adapt: '   4030 4091 4030 4040 4030 4091',
    activate: '4030 4091 4030 4040 4030 4091',
    revise: '  4030 4091 4030 4040 4030 4091',
    retire: '  4030 4091 4030 4040 4030 4091',
  },
}
