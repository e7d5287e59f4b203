import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { tenantRent } from './tenantRent.ts'

export const tenantRentWords = words(tenantRent, {
  name: text('租金', '租金', 'Rent |||| Rents'),
  fields: {
    site: text('站点', '站點', 'Site'),
    title: text('名称', '名稱', 'Name'),
    tenant_ship_id: text('租户', '租戶', 'Tenant'),
    store_id: text('铺位', '舖位', 'Store'),
    stat_month: text('月份', '月份', 'Month'),
    charge_type: text('费用类型', '費用類別', 'Charge'),
    amount_due: text('应收', '應收', 'Due'),
    amount_paid: text('实收', '實收', 'Paid'),
    overpaid: text('多收', '多繳', 'Overpaid'),
    corrects: text('更正的账单', '更正的帳單', 'Corrects'),
    is_actual: text('已出账', '已發單', 'Billed'),
    status: text('状态', '狀態', 'Status'),
    outstanding: text('未收', '未收', 'Outstanding'),
    is_overdue: text('逾期', '逾期', 'Overdue'),
    due_date: text('付款期限', '繳款期限', 'Due date'),
    bill_no: text('账单编号', '帳單編號', 'Bill no.'),
    billing_run_id: text('出账批次', '發單批次', 'Billing run'),
    source: text('来源', '來源', 'Source'),
  },
  choices: {
    charge_type: {
      base: text('基本租金', '基本租金', 'Base rent'),
      turnover: text('提成租金', '分成租金', 'Turnover rent'),
      mgmt: text('物业费', '管理費', 'Management fee'),
      promo: text('推广费', '推廣費', 'Promotion fee'),
      other: text('其他', '其他', 'Other'),
    },
    status: {
      forecast: text('预测', '預測', 'Forecast'),
      billed: text('已出账', '已發單', 'Billed'),
      partly_paid: text('部分已付', '部分已繳', 'Partly paid'),
      paid: text('已付清', '已繳清', 'Paid'),
      waived: text('已豁免', '已豁免', 'Waived'),
    },
    source: {
      calc: text('系统计算', '系統計算', 'Calculated'),
      import: text('导入', '匯入', 'Imported'),
      manual: text('手工录入', '人手輸入', 'Entered'),
    },
  },
  help: {
    overpaid: text(
      '超出应收的部分，记为租户余额',
      '超出應收的部分，記為租戶結餘',
      'What was paid beyond the amount due: a credit of the tenant',
    ),
    corrects: text(
      '已开具或已付的账单不能修改：另记一笔差额，并注明所更正的账单',
      '已開立或已繳的帳單不能修改：另記一筆差額，並註明所更正的帳單',
      'An issued or paid bill is not changed. Enter the difference as another row, and the bill that it corrects',
    ),
  },
  steps: {
    bill: {
      label: text('出账', '發單', 'Bill'),
      question: text('确认出账？', '確認發單？', 'Bill this amount?'),
      done: text('已出账', '已發單', 'Billed'),
    },
    pay: {
      label: text('标记为已付清', '標記為已繳清', 'Mark as paid'),
      question: text('全额已收到？', '已收到全數？', 'Was the whole amount paid?'),
      done: text('已付清', '已繳清', 'Paid'),
    },
    waive: {
      label: text('豁免', '豁免', 'Waive'),
      question: text('豁免此笔费用？', '豁免此項費用？', 'Waive this charge?'),
      done: text('已豁免', '已豁免', 'Waived'),
    },
  },
  not_open: {
    state: text('当前状态不能进行此操作', '目前狀態不能進行此操作', 'Not possible in this state'),
  },
  screen: {
    views: {
      outstanding: text('未收款', '未收款', 'Outstanding'),
      overdue: text('逾期', '逾期', 'Overdue'),
    },
    group: {
      what: text('费用', '費用', 'Charge'),
      amounts: text('金额', '金額', 'Amounts'),
    },
    summary: {
      due: text('已开单应收', '已開單應收', 'Billed'),
      paid: text('实收', '實收', 'Paid'),
      outstanding: text('未收', '未收', 'Outstanding'),
      overpaid: text('多收', '多繳', 'Overpaid'),
      forecast: text('预计，未开单', '預計，未開單', 'Forecast, not billed'),
    },
    correct: text('更正', '更正', 'Correct'),
    kept: text(
      '已开具或已收款的账单不能删除，请另记一笔更正',
      '已開立或已收款的帳單不能刪除，請另記一筆更正',
      'A bill that was issued or paid is not deleted, but corrected by another row',
    ),
    of_store: text('租金', '租金', 'Rents'),
    corrections: text('更正', '更正', 'Corrections'),
    no_corrections: text('没有更正', '沒有更正', 'None'),
    correction_of: text('%{charge}（更正）', '%{charge}（更正）', '%{charge}, correction'),
    none: text('尚无租金记录', '尚無租金記錄', 'No rents yet'),
  },
})
