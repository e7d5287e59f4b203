import type { StepTable } from '#tests/server/lifecycles/walk.ts'

const no = ' 4030'
const shut = { fit_out: `4091 4091${no} 4091`, give_notice: `4091 4091${no} 4091` }

/**
 * Tenancies. The columns: a leasing officer of the site, the manager of leasing, a team that reads tenancies of another site,
 * the administrator.
 */
export const tenancies: StepTable = {
  signed: {
    ...shut,
    fit_out: `0 0${no} 0`,
    open: `0 0${no} 0`,
    exit: `4091 4091${no} 4091`,
  },
  fitting_out: { ...shut, open: `0 0${no} 0`, exit: `4091 4091${no} 4091` },
  trading: {
    ...shut,
    open: `4091 4091${no} 4091`,
    give_notice: `0 0${no} 0`,
    exit: `4091 4091${no} 4091`,
  },
  notice: { ...shut, open: `4091 4091${no} 4091`, exit: `0 0${no} 0` },
  exited: { ...shut, open: `4091 4091${no} 4091`, exit: `4091 4091${no} 4091` },
}
