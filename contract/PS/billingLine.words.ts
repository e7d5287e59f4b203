import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { billingLine } from './billingLine.ts'
import { tenantRentWords } from '#contract/leasing/tenantRent.words.ts'

const { base, turnover, mgmt, promo } = tenantRentWords.choices.charge_type
const { fields } = tenantRentWords

export const billingLineWords = words(billingLine, {
  name: text('账单明细', '帳單明細', 'Bill line |||| Bill lines'),
  fields: {
    run_id: text('出账批次', '發單批次', 'Billing run'),
    site: fields.site,
    stat_month: fields.stat_month,
    tenant_ship_id: fields.tenant_ship_id,
    store_id: fields.store_id,
    charge_type: fields.charge_type,
    action: text('处理', '處理', 'Action'),
    reason: text('保留原因', '保留原因', 'Why it is left'),
    amount: text('计算金额', '計算金額', 'Calculated'),
    present: text('现有金额', '現有金額', 'Present'),
    difference: text('差额', '差額', 'Difference'),
    sales_basis: text('销售依据', '營業額依據', 'Sales'),
    rent_id: text('租金记录', '租金記錄', 'Rent'),
    bill_no: fields.bill_no,
  },
  choices: {
    charge_type: { base, turnover, mgmt, promo },
    action: {
      create: text('新建', '新增', 'Create'),
      change: text('更正', '更正', 'Correct'),
      remove: text('移除预测', '移除預測', 'Remove forecast'),
      leave: text('不变', '不變', 'Leave'),
    },
    reason: {
      same: text('金额相同', '金額相同', 'Same amount'),
      by_hand: text('手工录入或导入', '人手輸入或匯入', 'Entered by hand or imported'),
      waived: text('已豁免', '已豁免', 'Waived'),
      billed: text('已出账', '已發單', 'Billed'),
    },
    sales_basis: {
      final: text('最终', '最終', 'Final'),
      estimated: text('含估计', '含估計', 'Estimated'),
      incomplete: text('未报全', '未報齊', 'Incomplete'),
    },
  },
  steps: {},
  screen: { rent: text('租金记录', '租金記錄', 'Rent') },
})
