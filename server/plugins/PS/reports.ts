import { sql } from 'kysely'
import { choice, text as textField } from '#contract/fields.ts'
import { decimal, integer } from '#contract/numberFields.ts'
import { site } from '#contract/common/site.ts'
import { joinNames } from '#contract/joinNames.ts'
import { text, type Locale, type LocalText } from '#contract/localText.ts'
import { everyMonth } from '#contract/month.ts'
import { figures, shown, type FigureName } from '#contract/PS/figures.ts'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import { tenantSaleWords } from '#contract/PS/tenantSale.words.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { labelTable } from '#server/engine/visible.ts'
import { defineReport } from '#server/services/reports/defineReport.ts'
import { resourceReport } from '#server/services/reports/resourceReport.ts'
import { labelOf } from './figures/groups.ts'
import { isAll, moneyOf } from './figures/money.ts'
import { periodOf } from './figures/periodOf.ts'
import { readRows, readTotal, type Figures, type PerformanceRow } from './figures/readFigures.ts'

const group = text('业绩与销售', '業績與銷售', 'Performance & sales')

/** What tenants reported, by day or by month. */
const sales = resourceReport(tenantSale, {
  id: 'PS.tenant_sale',
  title: text('租户销售', '租戶銷售', 'Tenant sales'),
  does: text(
    '列出租户在期间内按日或按月上报的销售额。',
    '列出租戶在期間內按日或按月申報的銷售額。',
    'Lists what tenants reported in a period, by day or by month.',
  ),
  group,
  can: { all: ['perf.sale.view', 'report.tenant_sale.export'] },
  columns: [
    'store_id',
    'site',
    'trade_name',
    'period_key',
    'sales_category_id',
    'amount',
    'net_amount',
    'transactions',
    'member_amount',
    'online_amount',
    'status',
    'remark',
  ],
  filters: ['grain', 'store_id', 'sales_category_id'],
  // Days and months of the same tenancy must not be added up.
  initial: { grain: 'D' },
  period: 'sale_date',
  cond: { status: { $ne: 'void' } },
  sort: { sale_date: 1, store_id: 1 },
  sums: ['transactions'],
  amounts: ['amount', 'net_amount', 'member_amount', 'online_amount'],
  words: tenantSaleWords,
})

/** What the figures are called where the heading of a column is all there is. */
const titles: Readonly<Partial<Record<FigureName, LocalText>>> = {
  area_avg: text('平均面积（㎡）', '平均面積（㎡）', 'Average area (m²)'),
  sales_density: text('坪效', '每平方米銷售額', 'Sales per m²'),
  ytd_sales: text('本年累计销售额', '本年累計銷售額', 'Sales this year'),
  mat_sales: text('近12个月销售额', '近12個月銷售額', 'Sales over 12 months'),
  total_rent: text('租金', '租金', 'Rent'),
  coverage: text('上报覆盖率', '申報覆蓋率', 'Reported days'),
}

const kinds = { money: 'amount', area: 'amount', ratio: 'percent', count: 'count' } as const

/** A column for each figure of the report. */
const figureColumns = Object.fromEntries(
  shown.report.map((name) => {
    const { name: title, unit } = figures[name]
    const field = unit === 'count' ? integer() : decimal()
    return [name, { title: titles[name] ?? title, field, kind: kinds[unit] }]
  }),
)

/** The calculated figures of the months in which the period is. Of rents only what the person may see. */
const performance = defineReport({
  id: 'PS.performance',
  title: text('零售业绩', '零售業績', 'Retail performance'),
  does: text(
    '按铺位、品牌、楼层、类别或站点列出期间所在月份的销售、坪效和租售比。',
    '按舖位、品牌、樓層、類別或站點列出期間所在月份的銷售、每平方米銷售額及租售比。',
    'Lists sales, sales density and occupancy cost of the months of a period by store, brand, floor, category or site.',
  ),
  group,
  can: 'perf.view',
  scope: 'site',
  hasPeriod: true,
  takes: { group_by: choice(['store', 'brand', 'floor', 'category', 'site'], { initial: 'store' }) },
  words: {
    group_by: {
      label: text('汇总方式', '彙總方式', 'Grouped by'),
      choices: {
        store: text('铺位', '舖位', 'Store'),
        brand: text('品牌', '品牌', 'Brand'),
        floor: text('楼层', '樓層', 'Floor'),
        category: text('类别', '類別', 'Category'),
        site: text('站点', '站點', 'Site'),
      },
    },
  },
  columns: {
    name: { title: text('名称', '名稱', 'Name'), field: textField() },
    ...figureColumns,
    currency: { title: text('货币', '貨幣', 'Currency'), field: textField() },
    note: { title: text('说明', '說明', 'Note'), field: textField() },
  },
  read: async ({ context, site: at, params, locale, period: { first, last }, most: shown }) => {
    const scope = { site: at, cond: undefined, isComparable: false }
    const months = { from: first.slice(0, 7), to: last.slice(0, 7) }
    const rates = await moneyOf(context, { site: at }, months)
    const figures = { scope, money: rates, period: await periodOf(context, scope, months) }
    const { row: total, count } = await readTotal(context, figures, params.group_by)
    if (count > mostRows) throw new ApiError('range.limit', { total: count, limit: mostRows })
    const rows = await readRows(context, figures, {
      group: params.group_by,
      locale,
      order: sql`grouped.sales desc nulls last`,
      limit: sql`limit ${shown ?? mostRows}`,
    })
    const noted = (row: PerformanceRow, others: readonly string[] = []) => ({
      ...row,
      note: [...(row.is_to_date ? [toDate[locale]] : []), ...others].join(' '),
    })
    return {
      count,
      pages: [rows.map((row) => noted(row))],
      total: count === 0 ? undefined : noted(total, [await lackingSites(context, figures, locale)].flat()),
    }
  },
})

const mostRows = 5000

/** What somebody has to know who compares a month that runs. */
const toDate = text(
  '截至目前；与以前月份的相同日数比较。',
  '截至目前；與以往月份的相同日數比較。',
  'To date; compared with the same days of earlier months.',
)

/** Of several sites, those that a sum has no figures of in one of its months, in a sentence; none if it has all of them. */
async function lackingSites(
  context: Context,
  { scope, period }: Figures,
  locale: Locale,
): Promise<readonly string[]> {
  if (!isAll(scope.site)) return []
  const known = new Set(period.calculated.map((at) => `${at.site} ${at.stat_month}`))
  const months = everyMonth(period.from, period.to)
  const { rows } = await sql<{ _id: string; name: string }>`
    select site._id, ${labelOf('site', locale)} as name from ${labelTable(site, context)}
    where site._id = any(${context.who.sites.map(({ _id }) => _id)}) order by site._id`.execute(context.db)
  const lacking = rows.filter(({ _id }) => months.some((month) => !known.has(`${_id} ${month}`)))
  return lacking.length === 0
    ? []
    : [
        notCalculated[locale].replace(
          '%{sites}',
          joinNames(
            lacking.map(({ name }) => name),
            locale,
          ),
        ),
      ]
}

const notCalculated = text(
  '不含尚未计算的站点：%{sites}。',
  '不包括尚未計算的站點：%{sites}。',
  'Without sites that are not calculated yet: %{sites}.',
)

/** The reports on performance and sales. */
export const reports = [sales, performance]
