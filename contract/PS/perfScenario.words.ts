import { text, type Texts } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { perfScenario } from './perfScenario.ts'

const upOrDown = text('正数为增加，负数为减少', '正數為增加，負數為減少', 'Above 0 is more, below 0 is less')

/** The words for scenarios. */
export const perfScenarioWords = words(perfScenario, {
  name: text('假设测算', '假設測算', 'What-if scenario |||| What-if scenarios'),
  fields: {
    site: text('站点', '站點', 'Site'),
    title: text('名称', '名稱', 'Name'),
    from_month: text('开始月份', '開始月份', 'From month'),
    to_month: text('结束月份', '結束月份', 'To month'),
    is_shared: text('共享', '共用', 'Shared'),
    store_ids: text('铺位', '舖位', 'Stores'),
    floor_ids: text('楼层', '樓層', 'Floors'),
    category_ids: text('类别', '類別', 'Categories'),
    sales_percent: text('销售额增减比例', '銷售額增減比率', 'Sales up or down by'),
    sales_amount: text('每月增减销售额', '每月增減銷售額', 'Sales added a month'),
    rent_model: text('租金模式', '租金模式', 'Rent model'),
    base_rent_percent: text('基本租金增减比例', '基本租金增減比率', 'Base rent up or down by'),
    base_rent: text('每月基本租金', '每月基本租金', 'Base rent a month'),
    turnover_rate: text('提成比例', '分成比率', 'Turnover rent rate'),
    rent_free_days: text('免租天数', '免租日數', 'Rent-free days'),
    mgmt_fee_per_m2: text('每平米管理费', '每平方米管理費', 'Management fee per m²'),
    promo_fee_per_m2: text('每平米推广费', '每平方米推廣費', 'Promotion fee per m²'),
    area_percent: text('面积增减比例', '面積增減比率', 'Area up or down by'),
    area: text('面积', '面積', 'Area'),
    replaces_billed: text('账单随租约变动', '賬單隨租約變動', 'Bills move with the leases'),
    calculated_at: text('测算时间', '測算時間', 'Calculated'),
  },
  choices: {
    rent_model: {
      fixed: text('固定租金', '固定租金', 'Fixed'),
      turnover: text('提成租金', '分成租金', 'Turnover'),
      higher_of: text('两者取高', '兩者取高', 'Whichever is higher'),
      base_plus: text('固定加提成', '固定加分成', 'Base plus turnover'),
    },
  },
  help: {
    is_shared: text(
      '本站点能查看零售业绩的人都能看到',
      '本站點可檢視零售業績的人均可看到',
      'Everybody at the site who sees retail performance sees it',
    ),
    store_ids: text(
      '铺位、楼层、类别均留空则为全场',
      '舖位、樓層、類別均留空則為全場',
      'Without stores, floors and categories: the whole site',
    ),
    sales_percent: upOrDown,
    sales_amount: text(
      '加到每个租户每个有销售的月份',
      '加到每個租戶每個有銷售的月份',
      'For each tenancy, in each month that has sales',
    ),
    base_rent_percent: upOrDown,
    base_rent: text('代替租约各阶段的租金', '代替租約各階段的租金', 'In place of the steps of each lease'),
    turnover_rate: text('代替租约的分级', '代替租約的分級', 'In place of the tiers of each lease'),
    area_percent: upOrDown,
    area: text('每个铺位的平方米数', '每個舖位的平方米數', 'Of each unit, in m²'),
    replaces_billed: text(
      '已出账的金额按租约因假设而增减的数额变动；关闭则保持不变',
      '已發單的金額按租約因假設而增減的數額變動；關閉則維持不變',
      'What was billed changes by as much as the assumptions change what the lease says; otherwise it stays as it is',
    ),
  },
})

/** The other texts of the screens of scenarios. */
export const perfScenarioTexts: Texts = {
  open: text('假设测算', '假設測算', 'What if'),
  group: {
    what: text('名称与月份', '名稱及月份', 'Name and months'),
    where: text('范围', '範圍', 'Shops'),
    sales: text('销售与面积', '銷售及面積', 'Sales and area'),
    rents: text('租金与费用', '租金及費用', 'Rents and fees'),
  },
  calculate: text('测算', '測算', 'Calculate'),
  calculating: text('正在测算…', '測算中…', 'Calculating…'),
  wait: text(
    '每个月测算两遍，可能需要几分钟。',
    '每個月份測算兩次，可能需時數分鐘。',
    'Each month is calculated twice, which can take a few minutes.',
  ),
  done: text('测算完成', '測算完成', 'Calculated'),
  left_out: text(
    '以下铺位无法计算，前后两侧均不含这些铺位：',
    '以下舖位無法計算，前後兩側均不包括這些舖位：',
    'These stores cannot be calculated. They are left out on both sides:',
  ),
  not_yet: text(
    '尚未测算，请由创建人点击上方的“测算”。测算不会改动任何销售、租约或业绩数据。',
    '尚未測算，請由建立者按上方的「測算」。測算不會更改任何銷售、租約或業績數據。',
    'Not calculated yet: its author chooses “Calculate” above. That changes no sales, leases or figures.',
  ),
  assumed: text('假设', '假設', 'Assumptions'),
  result: text('与现状比较', '與現況比較', 'Compared with what is'),
  than: text('现状', '現況', 'what is'),
  by: text('分组', '分組', 'Group by'),
  rows: text('行', '行', 'Rows'),
  changed: text('仅有变化的', '只限有變化的', 'Only what changes'),
  whole: text('全场', '全場', 'Everything'),
  before: text('%{figure}：现状', '%{figure}：現況', '%{figure}, now'),
  after: text('%{figure}：假设', '%{figure}：假設', '%{figure}, assumed'),
  change: text('%{figure}：差额', '%{figure}：差額', '%{figure}, change'),
  step: {
    was: text('现状', '現況', 'Now'),
    others: text('其他', '其他', 'Others'),
    now: text('假设', '假設', 'Assumed'),
  },
  chart: text('租售成本的变化', '租用成本的變化', 'What changes the occupancy cost'),
  chart_sales: text('销售额的变化', '銷售額的變化', 'Where sales change'),
}
