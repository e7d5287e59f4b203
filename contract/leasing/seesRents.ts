import type { Rule } from '#contract/access.ts'

/** Who sees what tenants pay: the permission, and a department that has to do with leasing, finance or operation. */
export const seesRents: Rule = {
  all: ['leasing.rent.view', { department: ['5', '12', '66', '75', '16', '73', '11', '65'] }],
}
