import type { permissions as codes } from '#contract/core/permissions.ts'
import { text, type LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'site.all': text('站点·全部站点', '站點·全部站點', 'Sites: all sites'),
}
