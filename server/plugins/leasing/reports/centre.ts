import { date } from '#contract/dayFields.ts'
import { ref, text as textField } from '#contract/fields.ts'
import { decimal, integer } from '#contract/numberFields.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { leaseShipWords } from '#contract/leasing/leaseShip.words.ts'
import { text, type LocalText } from '#contract/localText.ts'
import { seesLetting } from '#contract/reports/report.ts'
import type { Row } from '#server/engine/context.ts'
import { defineReport } from '#server/services/reports/defineReport.ts'
import { sumsOf } from '#server/services/reports/sumsOf.ts'
import { differences } from './differences.ts'
import { expiryBuckets } from './leaseExpiry.ts'
import { occupancyOf } from './occupancy.ts'
import { receivables } from './receivables.ts'
import { rentRollLines } from './rentRoll.ts'
import type { ReportQuery } from './unitsOn.ts'

const group = text('租赁', '租賃', 'Leasing')
const common = {
  group,
  can: seesLetting,
  scope: 'site',
  takes: { as_of: date() },
  words: {
    as_of: {
      label: text('截至日期', '截至日期', 'As of'),
      help: text('留空为今天', '留空為今日', 'Today if empty'),
    },
  },
} as const

const queryOf = (site: string | undefined, as_of: string | null | undefined): ReportQuery => ({
  ...(site === undefined ? {} : { site }),
  ...(as_of ? { as_of } : {}),
})

const area = (title: LocalText) => ({ title, field: decimal(), kind: 'amount' }) as const
const money = (title: LocalText) => ({ title, field: decimal(), kind: 'amount' }) as const
const share = (title: LocalText) => ({ title, field: decimal(), kind: 'percent' }) as const

const rentRoll = defineReport({
  ...common,
  id: 'leasing.rent_roll',
  title: text('租金表', '租金表', 'Rent roll'),
  does: text(
    '列出每个铺位的租户与租约条款。',
    '列出每個舖位的租戶與租約條款。',
    'Lists every unit with its tenant and terms.',
  ),
  columns: {
    store_no: { title: text('铺位', '舖位', 'Unit'), field: textField() },
    site: { title: text('站点', '站點', 'Site'), field: ref('site') },
    trade_name: { title: text('租户', '租戶', 'Tenant'), field: textField() },
    contract_no: { title: text('合同编号', '合約編號', 'Contract no.'), field: textField() },
    lease_status: {
      title: text('租约状态', '租約狀態', 'Lease status'),
      field: leaseShip.fields.status,
      choices: leaseShipWords.choices.status,
    },
    area: area(text('面积', '面積', 'Area')),
    start_date: { title: text('开始日', '開始日', 'Start'), field: date() },
    end_date: { title: text('到期日', '到期日', 'End'), field: date() },
    currency: { title: text('货币', '貨幣', 'Currency'), field: textField() },
    base_rent_month: money(text('月基本租金', '每月基本租金', 'Monthly base rent')),
    mgmt_fee_month: money(text('月物业费', '每月管理費', 'Monthly management fee')),
    promo_fee_month: money(text('月推广费', '每月推廣費', 'Monthly promotion fee')),
    deposit: money(text('押金', '按金', 'Deposit')),
  },
  read: async ({ context, site, params: { as_of } }) => {
    const rows: Row[] = await rentRollLines(context, queryOf(site, as_of))
    const currencies = new Set(rows.flatMap(({ currency }) => currency ?? []))
    // Amounts of different currencies do not add up.
    const amounts =
      currencies.size > 1 ? [] : ['base_rent_month', 'mgmt_fee_month', 'promo_fee_month', 'deposit']
    return { count: rows.length, pages: [rows], total: sumsOf(rows, ['area', ...amounts]) }
  },
})

const expiry = defineReport({
  ...common,
  id: 'leasing.lease_expiry',
  title: text('租约到期', '租約到期', 'Lease expiry'),
  does: text(
    '按到期年份统计租约面积与租金。',
    '按到期年份統計租約面積與租金。',
    'Adds up leases by the year in which they end.',
  ),
  columns: {
    bucket: { title: text('到期年份', '到期年份', 'Year of expiry'), field: textField() },
    leases: { title: text('租约数', '租約數', 'Leases'), field: integer(), kind: 'count' },
    area: area(text('面积', '面積', 'Area')),
    area_share: share(text('面积占比', '面積佔比', 'Share of area')),
    monthly_base: money(text('月基本租金', '每月基本租金', 'Monthly base rent')),
    rent_share: share(text('租金占比', '租金佔比', 'Share of rent')),
  },
  read: async ({ context, site, params: { as_of } }) => {
    const rows: Row[] = await expiryBuckets(context, queryOf(site, as_of))
    return { count: rows.length, pages: [rows], total: sumsOf(rows, ['leases', 'area', 'monthly_base']) }
  },
})

const occupancy = defineReport({
  ...common,
  id: 'leasing.occupancy',
  title: text('出租率', '出租率', 'Occupancy'),
  does: text('按楼层统计出租面积。', '按樓層統計出租面積。', 'Says how much of each floor is let.'),
  columns: {
    floor_id: { title: text('楼层', '樓層', 'Floor'), field: ref('floor') },
    stores: { title: text('铺位数', '舖位數', 'Units'), field: integer(), kind: 'count' },
    vacant: { title: text('空置', '空置', 'Vacant'), field: integer(), kind: 'count' },
    lettable_area: area(text('可租面积', '可租面積', 'Lettable area')),
    leased_area: area(text('已租面积', '已租面積', 'Area let')),
    occupancy_rate: share(text('出租率', '出租率', 'Occupancy')),
  },
  read: async ({ context, site, params: { as_of } }) => {
    const { list, summary } = await occupancyOf(context, queryOf(site, as_of))
    return { count: list.length, pages: [list], total: summary }
  },
})

/** What the report centre offers of leasing. */
export const leasingReports = [rentRoll, expiry, occupancy, ...receivables, differences]
