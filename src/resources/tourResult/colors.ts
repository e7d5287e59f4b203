import type { StatusColors } from '#src/kit/field/StatusChip.tsx'

export const resultColors: StatusColors = { pass: 'green', attention: 'amber', fail: 'red' }

export const itemColors: StatusColors = { pass: 'green', fail: 'red', na: 'grey' }
