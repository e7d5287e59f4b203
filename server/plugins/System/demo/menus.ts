import { declaredMenu, newMenuId, newRow } from '#server/http/declaredRows.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import { sites } from '#server/demo/sites.ts'
import { threeNames } from '#server/demo/threeNames.ts'

/**
 * The menu that the areas declare, and the operator's additions: external pages, and edge cases that every
 * reader of the menu must handle.
 */
export const menus = (createdAt: number, plugins: readonly ServerPlugin[]) => {
  const common = commonColumns(createdAt)
  return [
    ...declaredMenu(plugins, sites(createdAt)).map((row) => ({
      ...newRow(row),
      ...common,
      ...changed[row.key],
      is_active: row.fields['is_active'] ?? true,
    })),
    ...added.map(({ names, ...row }) => ({ ...blank, ...threeNames(names), ...common, ...row })),
  ]
}

/** One id instead of a list, on purpose: readers must accept both forms (specification section 3). */
const changed: Readonly<Record<string, object>> = { '/DP/home': { sites: '9' } }

const board = '/demo/board?token={token}&site={site_id}&lang={locale}'
const blank = { parent: null, is_out: false, out_url: null, sites: [] }

// An inactive entry, and a parent that only the administrator sees because its only child needs a permission
// that no area declares.
const added = [
  {
    _id: 'm100-3',
    parent: newMenuId('/reports'),
    uri: '/reports/old',
    names: '旧版报表|舊版報表|Old reports',
    icon: 'archive',
    order: 10030,
    permission_code: 'report.view',
    is_active: false,
  },
  {
    _id: 'm120',
    uri: '/Iframe/m120',
    names: '数据看板（外部）|數據看板（外部）|BI board (external)',
    icon: 'open_in_new',
    order: 120,
    is_out: true,
    out_url: board,
    permission_code: 'iframe.view',
  },
  {
    _id: 'm140',
    uri: '/Iframe/m140',
    names: '试点功能|試行功能|Pilot features',
    icon: 'science',
    order: 140,
    is_out: true,
    out_url: board,
    permission_code: 'dashboard.view',
  },
  {
    _id: 'm140-1',
    parent: 'm140',
    uri: '/Iframe/m140-1',
    names: '能耗监测|能源監察|Energy monitor',
    icon: 'bolt',
    order: 14010,
    is_out: true,
    // On a host that is not on the allow-list: an example of a page that may not be framed.
    out_url: 'https://energy.example.com/monitor?site={site_id}',
    permission_code: 'energy.meter.view',
  },
]
