import type { StatusColors } from '#contract/nounScreens.ts'

export const resultColors: StatusColors = { pass: 'green', attention: 'amber', fail: 'red' }

export const itemColors: StatusColors = { pass: 'green', fail: 'red', na: 'grey' }
