import type { StatusColors } from '#src/kit/field/StatusChip.tsx'

export const resultColors: StatusColors = {
  draft: 'grey',
  submitted: 'blue',
  published: 'green',
  appealing: 'amber',
}
