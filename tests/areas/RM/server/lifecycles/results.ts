import type { StepTable } from '#tests/server/lifecycles/walk.ts'

/**
 * Visits of mystery customers (domain reference, /MyscustResult). The columns: the agency of the round, the manager of the
 * site, a group manager, the manager of other sites, an auditor who only reads, the administrator.
 */
export const myscustResults: StepTable = {
  draft: {
    submit: '  0    0    4030 4040 4030 0',
    publish: ' 4030 4091 4030 4040 4030 4091',
    appeal: '  4030 4091 4030 4040 4030 4091',
    decide: '  4030 4091 4091 4030 4030 4091',
  },
  submitted: {
    submit: '  4091 4091 4030 4040 4030 4091',
    publish: ' 4030 0    4030 4040 4030 0',
    appeal: '  4030 4091 4030 4040 4030 4091',
    decide: '  4030 4091 4091 4030 4030 4091',
  },
  published: {
    submit: '  4091 4091 4030 4040 4030 4091',
    publish: ' 4030 4091 4030 4040 4030 4091',
    appeal: '  4030 0    4030 4040 4030 0',
    decide: '  4030 4091 4091 4030 4030 4091',
  },
  // The manager of the site has appealed.
  appealing: {
    submit: '  4091 4091 4030 4040 4030 4091',
    publish: ' 4030 4091 4030 4040 4030 4091',
    appeal: '  4030 4091 4030 4040 4030 4091',
    decide: '  4030 4035 0    4030 4030 0',
  },
}
