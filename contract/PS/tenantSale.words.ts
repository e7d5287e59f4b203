import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { tenantSale } from './tenantSale.ts'

/** The words for what tenants sold. */
export const tenantSaleWords = words(tenantSale, {
  name: text('租户销售', '租戶銷售', 'Tenant sales |||| Tenant sales'),
  fields: {
    site: text('站点', '站點', 'Site'),
    store_id: text('铺位', '舖位', 'Unit'),
    tenant_ship_id: text('租约', '租約', 'Tenancy'),
    trade_name: text('租户', '租戶', 'Tenant'),
    grain: text('粒度', '資料週期', 'Reported by'),
    sale_date: text('日期', '日期', 'Day'),
    period_key: text('期间', '期間', 'Period'),
    sales_category_id: text('销售类别', '銷售類別', 'Sales category'),
    amount: text('销售额', '銷售額', 'Sales'),
    net_amount: text('不含税销售额', '不含稅銷售額', 'Sales without tax'),
    transactions: text('交易笔数', '交易宗數', 'Transactions'),
    member_amount: text('会员销售额', '會員銷售額', 'Sold to members'),
    online_amount: text('线上销售额', '線上銷售額', 'Sold online'),
    status: text('状态', '狀態', 'State'),
    source: text('来源', '來源', 'Source'),
    remark: text('备注', '備註', 'Remark'),
  },
  choices: {
    grain: { D: text('按日', '按日', 'Day'), M: text('按月', '按月', 'Month') },
    status: {
      reported: text('已上报', '已申報', 'Reported'),
      estimated: text('估算', '估算', 'Estimated'),
      audited: text('已审计', '已審計', 'Audited'),
      adjusted: text('已调整', '已調整', 'Adjusted'),
      void: text('作废', '作廢', 'Void'),
    },
    source: {
      pos: text('收银系统', '收銀系統', 'POS'),
      portal: text('租户平台', '租戶平台', 'Tenant portal'),
      import: text('导入', '匯入', 'Import'),
      manual: text('手工录入', '人手輸入', 'Manual'),
    },
  },
  help: {
    amount: text(
      '含税；退货多于销售时为负数，须填备注',
      '含稅；退貨多於銷售時為負數，須填寫備註',
      'With tax. Below 0 if more was returned than sold, which needs a remark',
    ),
    sale_date: text(
      '按月上报时填当月任一天',
      '按月申報時填該月任何一天',
      'Any day of the month if it is reported by month',
    ),
  },
})
