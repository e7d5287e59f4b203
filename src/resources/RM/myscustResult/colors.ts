import type { StatusColors } from '#contract/nounScreens.ts'

export const resultColors: StatusColors = {
  draft: 'grey',
  submitted: 'blue',
  published: 'green',
  appealing: 'amber',
}
