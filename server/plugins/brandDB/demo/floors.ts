import { commonColumns } from '#server/demo/commonColumns.ts'
import { siteIds, type DemoSite } from '#server/demo/sites.ts'

/** A floor as seeded. */
export type DemoFloor = ReturnType<typeof floors>[number]

// Code, names, share of the lettable area. Some malls lack the lowest and the topmost.
const levels = [
  { code: 'B2', names: ['地下二层', '地庫二層', 'Basement 2'], share: 0.05 },
  { code: 'B1', names: ['地下一层', '地庫一層', 'Basement 1'], share: 0.15 },
  { code: 'L1', names: ['一层', '一樓', 'Level 1'], share: 0.17 },
  { code: 'L2', names: ['二层', '二樓', 'Level 2'], share: 0.16 },
  { code: 'L3', names: ['三层', '三樓', 'Level 3'], share: 0.15 },
  { code: 'L4', names: ['四层', '四樓', 'Level 4'], share: 0.13 },
  { code: 'L5', names: ['五层', '五樓', 'Level 5'], share: 0.11 },
  { code: 'L6', names: ['六层', '六樓', 'Level 6'], share: 0.08 },
] as const

// Eight floors, seven (no B2) or six (no B2, no L6), by the site's position in the list.
const floorCounts = [8, 7, 7, 6, 8, 7, 6, 8, 6]

/** The 63 floors of the nine sites; `order` counts upwards from the lowest. */
export const floors = (sites: readonly DemoSite[], createdAt: number) =>
  sites.flatMap((site) => {
    const count = floorCounts[siteIds.indexOf(site._id)] ?? levels.length
    const present = levels.slice(count === 8 ? 0 : 1, count === 6 ? -1 : undefined)
    const total = present.reduce((sum, { share }) => sum + share, 0)
    return present.map(({ code, names: [name, name_tc, name_en], share }, index) => ({
      _id: floorId(site, code),
      site: site._id,
      code,
      name,
      name_tc,
      name_en,
      order: index + 1,
      gla_area: Math.round((site.gla_area * share) / total),
      ...commonColumns(createdAt),
    }))
  })

// F-GZ-L1
const floorId = (site: Pick<DemoSite, 'code'>, code: string) => `F-${site.code}-${code}`
