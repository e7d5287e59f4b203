import { text, type Texts } from '#contract/localText.ts'

/** The help page of performance and sales. */
export const helpTexts: Texts = {
  about: text(
    '租户销售的录入与导入，以及由销售、租金和面积计算出的零售业绩。',
    '租戶銷售的輸入及匯入，以及由銷售、租金及面積計算出的零售業績。',
    'Tenants’ sales, entered or imported, and the retail performance calculated from sales, rents and areas.',
  ),
  step1: text(
    '在“租户销售”直接填表，或从电子表格粘贴；导入前会先列出有问题的行。',
    '在「租戶銷售」直接填表，或由試算表貼上；匯入前會先列出有問題的行。',
    'Fill in the grid under Tenant sales or paste from a spreadsheet. An import lists its wrong rows before anything is saved.',
  ),
  step2: text(
    '销售有变动时，业绩显示“数据已过期”；由经理重算所需月份。',
    '銷售有變動時，業績顯示「數據已過時」；由經理重算所需月份。',
    'When sales change, performance is marked as out of date until a manager recalculates the months.',
  ),
  step3: text(
    '锁定的月份不再变动；点击任何数字可查看其计算方法。',
    '鎖定的月份不再變動；按任何數字可檢視其計算方法。',
    'A locked month does not change any more. Click a figure to see how it was calculated.',
  ),
}
