import type { StatusColors } from '#contract/nounScreens.ts'

export const runColors: StatusColors = { draft: 'grey', reviewed: 'blue', issued: 'green', discarded: 'red' }
export const actionColors: StatusColors = { create: 'green', change: 'amber', remove: 'red', leave: 'grey' }
