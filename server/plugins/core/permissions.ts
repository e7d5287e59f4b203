import type { permissions as codes } from '#contract/core/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'site.all': { zh_CN: '站点·全部站点', zh_TW: '站點·全部站點', en_US: 'Sites: all sites' },
}
