import { departments } from './departments.ts'
import { brandCategories, brandTags, level1Classifications, level2Classifications, staffLevels } from './dictionaries.ts'
import { menus } from './menus.ts'
import { permissions } from './permissions.ts'
import { roles } from './roles.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'
import { commonColumns, unixSeconds } from './commonColumns.ts'
import { floors } from './floors.ts'

export interface DemoOptions { scale: 'test' | 'demo' | 'full'; now: Date; hash: (password: string) => string }
export interface DemoTable { table: string; rows: Iterable<Record<string, unknown>> }
export function demoOperator({ now, hash, scale }: DemoOptions): DemoTable[] {
  const t = unixSeconds(now)
  const cats = brandCategories(t), l1 = level1Classifications(t)
  return [
    { table: 'site', rows: sites(t) }, { table: 'department', rows: departments(t) }, { table: 'staff_level', rows: staffLevels(t) },
    { table: 'permission', rows: permissions(t) }, { table: 'role', rows: roles(t) }, { table: 'user', rows: users({ createdAt: t, staffed: scale !== 'test', hash }) },
    { table: 'menu', rows: menus(t) }, { table: 'brand_category', rows: cats }, { table: 'level1_classification', rows: l1 },
    { table: 'level2_classification', rows: level2Classifications(t) }, { table: 'brand_tag', rows: brandTags(t) }, { table: 'floor', rows: floors(sites(t), t) },
    { table: 'brand', rows: Array.from({ length: 130 }, (_, i) => ({ _id: `B${i + 1}`, code: `BR-${String(i + 1).padStart(6, '0')}`, name: `品牌${i + 1}`, name_en: `Brand ${i + 1}`, name_tc: null, category_id: (cats[0] as { _id: string })._id, level1_id: (l1[0] as { _id: string })._id, status: 'active', ...commonColumns(t) })) },
  ]
}
