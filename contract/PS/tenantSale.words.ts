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
    status: text('状态', '狀態', 'Status'),
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
  screen: {
    title: text('租户销售', '租戶銷售', 'Tenant sales'),
    rows: text('明细列表', '明細列表', 'List of records'),
    table: text(
      '%{month} 每日销售（%{currency}）',
      '%{month} 每日銷售（%{currency}）',
      'Daily sales of %{month} in %{currency}',
    ),
    unit: text('铺位', '舖位', 'Unit'),
    tenant: text('租户', '租戶', 'Tenant'),
    category: text('类别', '類別', 'Category'),
    remark: text('备注', '備註', 'Remark'),
    month: text('月份', '月份', 'Month'),
    floor: text('楼层', '樓層', 'Floor'),
    all_floors: text('全部楼层', '全部樓層', 'All floors'),
    find: text('铺位或租户', '舖位或租戶', 'Unit or tenant'),
    missing: text(
      '只看缺报（共缺 %{smart_count} 天）',
      '只看缺報（共缺 %{smart_count} 日）',
      'Only with missing days (%{smart_count} missing)',
    ),
    export: text('导出本月', '匯出本月', 'Export this month'),
    format: {
      xlsx: text('Excel 工作簿', 'Excel 活頁簿', 'Excel workbook'),
      csv: text('CSV 文件', 'CSV 檔案', 'CSV file'),
    },
    cell: {
      missing: text('未上报', '未申報', 'Not reported'),
      void: text(
        '已作废，在明细列表中修改',
        '已作廢，請在明細列表中更改',
        'Void: change it in the list of records',
      ),
      estimated: text('估算', '估算', 'Estimated'),
      audited: text('已审计，为最终数', '已審計，為最終數', 'Audited: final'),
      adjusted: text('已调整，为最终数', '已調整，為最終數', 'Adjusted: final'),
      closed: text(
        '本月已锁定，销售不可修改',
        '本月已鎖定，銷售不可更改',
        'This month is closed: its sales cannot be changed',
      ),
      future: text('日期未到', '日期未到', 'This day has not come yet'),
      not_trading: text('当日未营业', '當日未營業', 'The tenant does not trade on this day'),
      not_own: text('不在您负责的铺位之内', '不在你負責的舖位之內', 'Not one of your units'),
      no_category: text('租约没有销售类别', '租約沒有銷售類別', 'The tenancy has no sales category'),
    },
    group: {
      what: text('铺位与期间', '舖位及期間', 'Unit and period'),
      sold: text('销售', '銷售', 'Sales'),
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
