import type { Area } from '#contract/area.ts'
import { text } from '#contract/localText.ts'

export const title = text('公共', '公用', 'Common')

/** The pages of the person's own account. */
export const area = {
  id: 'common',
  title,
} satisfies Area
