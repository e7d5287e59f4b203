import type { StepTable } from '#tests/server/lifecycles/walk.ts'

/** Requests about brands (specification section 1): author, colleague, approver, second approver, outsider, reader, admin. */
export const approval: StepTable = {
  // Drafts are out of everybody else’s sight.
  draft: {
    submit: '   0    4040 4040 4040 4040 4030 4040',
    approve: '  4030 4030 4040 4040 4031 4030 4040',
    reject: '   4030 4030 4040 4040 4031 4030 4040',
    withdraw: ' 0    4040 4040 4040 4040 4030 4040',
    resubmit: ' 4091 4040 4040 4040 4040 4030 4040',
  },
  audit_inprogress: {
    submit: '   4091 4030 4030 4030 4030 4030 4030',
    approve: '  4030 4030 0    0    4031 4030 0',
    reject: '   4030 4030 0    0    4031 4030 0',
    withdraw: ' 0    4030 4030 4030 4030 4030 4030',
    resubmit: ' 4091 4030 4030 4030 4030 4030 4030',
  },
  // The approver has given the first of two approvals.
  half_approved: {
    submit: '   4091 4030 4030 4030 4030 4030 4030',
    approve: '  4030 4030 4035 0    4031 4030 0',
    reject: '   4030 4030 4035 0    4031 4030 0',
    withdraw: ' 0    4030 4030 4030 4030 4030 4030',
    resubmit: ' 4091 4030 4030 4030 4030 4030 4030',
  },
  // The approver is the author, and asks for approval all the same.
  approvers_own: {
    submit: '   4030 4030 4091 4030 4030 4030 4030',
    approve: '  4030 4030 4035 0    4031 4030 0',
    reject: '   4030 4030 4035 0    4031 4030 0',
    withdraw: ' 4030 4030 0    4030 4030 4030 4030',
    resubmit: ' 4030 4030 4091 4030 4030 4030 4030',
  },
  approved: {
    submit: '   4091 4030 4030 4030 4030 4030 4030',
    approve: '  4030 4030 4091 4091 4031 4030 4091',
    reject: '   4030 4030 4091 4091 4031 4030 4091',
    withdraw: ' 4091 4030 4030 4030 4030 4030 4030',
    resubmit: ' 4091 4030 4030 4030 4030 4030 4030',
  },
  rejected: {
    submit: '   4091 4030 4030 4030 4030 4030 4030',
    approve: '  4030 4030 4091 4091 4031 4030 4091',
    reject: '   4030 4030 4091 4091 4031 4030 4091',
    withdraw: ' 4091 4030 4030 4030 4030 4030 4030',
    resubmit: ' 0    4030 4030 4030 4030 4030 4030',
  },
  withdrawn: {
    submit: '   4091 4030 4030 4030 4030 4030 4030',
    approve: '  4030 4030 4091 4091 4031 4030 4091',
    reject: '   4030 4030 4091 4091 4031 4030 4091',
    withdraw: ' 4091 4030 4030 4030 4030 4030 4030',
    resubmit: ' 4091 4030 4030 4030 4030 4030 4030',
  },
}
