import type { Rule } from '#contract/access.ts'

/** Who may see rents: people with the permission in a department for leasing, finance or operation. */
export const seesRents: Rule = {
  all: ['leasing.rent.view', { department: ['5', '12', '66', '75', '16', '73', '11', '65'] }],
}
