import { commonColumns } from '#server/demo/commonColumns.ts'
import type { DemoSite } from '#server/demo/sites.ts'

// Code, category, names in three languages, whether a failed point needs a photo and a remark.
const points = [
  ['SHUTTER', 'safety_fire', '卷帘门已关闭|捲閘已關閉|Shutter is closed', true, false],
  ['POWER', 'safety_fire', '电源已切断|電源已關掉|Power is switched off', true, true],
  ['WASTE', 'cleanliness', '垃圾已清运|垃圾已清走|Waste is taken away', true, false],
  ['ALARM', 'safety_fire', '防盗报警已启动|防盜警報已開啟|Alarm is set', false, true],
] as const

/** A checklist of their own for some sites: in use at the first of each region, a draft at the second. */
export const tourTemplates = (sites: readonly DemoSite[], createdAt: number) =>
  [...Map.groupBy(sites, ({ site_region }) => (site_region === 'HK' ? 'HK' : 'CN'))].flatMap(
    ([region, own]) =>
      own.slice(0, 2).map((site, index) => ({
        _id: `TT-${site.code}-CLOSING`,
        name: '闭店安全检查表',
        name_tc: '收舖安全檢查表',
        name_en: 'Closing checklist',
        code: 'CLOSING',
        version: 1,
        region,
        site: site._id,
        items: points.map(([code, category, names, needs_photo, needs_remark]) => {
          const [name, name_tc, name_en] = names.split('|')
          return {
            code,
            name,
            name_tc,
            name_en,
            category,
            needs_photo,
            needs_remark,
            department: null,
            assignee_id: null,
            attachs: [],
            category_ids: [],
            floor_ids: [],
          }
        }),
        status: index === 0 ? 'active' : 'draft',
        ...commonColumns(createdAt),
      })),
  )
