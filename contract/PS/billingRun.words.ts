import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { billingRun } from './billingRun.ts'

export const billingRunWords = words(billingRun, {
  name: text('出账批次', '發單批次', 'Billing run |||| Billing runs'),
  fields: {
    run_no: text('批次编号', '批次編號', 'Run no.'),
    title: text('名称', '名稱', 'Name'),
    site: text('站点', '站點', 'Site'),
    kind: text('类型', '類別', 'Kind'),
    stat_month: text('月份', '月份', 'Month'),
    to_month: text('至', '至', 'To'),
    payment_days: text('付款天数', '繳款日數', 'Days to pay'),
    status: text('状态', '狀態', 'Status'),
    calculated_at: text('计算时间', '計算時間', 'Calculated'),
    warnings: text('未计算的铺位', '未計算的舖位', 'Units left out'),
    reviewed_by: text('复核人', '覆核人', 'Reviewed by'),
    issued_by: text('签发人', '簽發人', 'Issued by'),
    issued_at: text('签发时间', '簽發時間', 'Issued'),
    reason: text('原因', '原因', 'Reason'),
    difference: text('金额', '金額', 'Amount'),
    groups: text('明细合计', '明細合計', 'Lines by charge'),
  },
  choices: {
    kind: {
      bill: text('账单', '帳單', 'Bills'),
      forecast: text('预测', '預測', 'Forecast'),
    },
    status: {
      draft: text('草稿', '草稿', 'Draft'),
      reviewed: text('已复核', '已覆核', 'Reviewed'),
      issued: text('已签发', '已簽發', 'Issued'),
      discarded: text('已作废', '已作廢', 'Discarded'),
    },
  },
  steps: {
    review: {
      label: text('复核完成', '完成覆核', 'Mark as reviewed'),
      question: text('这些明细已复核？', '已覆核這些明細？', 'Have you reviewed these lines?'),
      done: text('已复核', '已覆核', 'Reviewed'),
    },
    issue: {
      label: text('签发', '簽發', 'Issue'),
      question: text(
        '签发此批次？账单签发后不能修改，只能更正',
        '簽發此批次？帳單簽發後不能修改，只能更正',
        'Issue this run? Issued bills are not changed, only corrected.',
      ),
      done: text('已签发', '已簽發', 'Issued'),
    },
    send_back: {
      label: text('退回', '退回', 'Send back'),
      question: text('退回此批次？', '退回此批次？', 'Send this run back?'),
      done: text('已退回', '已退回', 'Sent back'),
      fields: { reason: text('原因', '原因', 'Reason') },
    },
    discard: {
      label: text('作废', '作廢', 'Discard'),
      question: text('作废此批次？', '作廢此批次？', 'Discard this run?'),
      done: text('已作废', '已作廢', 'Discarded'),
      fields: { reason: text('原因', '原因', 'Reason') },
    },
  },
  not_open: {
    state: text('当前状态不能进行此操作', '目前狀態不能進行此操作', 'Not possible in this state'),
    created_by: text(
      '不能签发自己发起的批次',
      '不能簽發自己建立的批次',
      'You cannot issue a run that you started',
    ),
  },
  screen: {
    start: {
      title: text('新建出账批次', '新增發單批次', 'New billing run'),
      confirm: text('开始计算', '開始計算', 'Calculate'),
      fields: {
        stat_month: text('月份', '月份', 'Month'),
        payment_days: text('付款天数', '繳款日數', 'Days to pay'),
      },
      help: {
        payment_days: text(
          '账单在签发后这么多天到期',
          '帳單在簽發後這麼多日到期',
          'Bills are due this many days after they are issued',
        ),
      },
    },
    forecast: {
      title: text('新建预测', '新增預測', 'New forecast'),
      confirm: text('开始计算', '開始計算', 'Calculate'),
      fields: {
        stat_month: text('首月', '首月', 'First month'),
        months: text('月数', '月數', 'Months'),
      },
      help: {
        months: text(
          '基本租金与费用；提成租金在月末后计算',
          '基本租金及費用；分成租金在月底後計算',
          'Base rent and fees. Turnover rent is known once a month is over',
        ),
      },
    },
    calculate: text('重新计算', '重新計算', 'Calculate again'),
    calculating: text('正在计算', '正在計算', 'Calculating'),
    not_calculated: text('尚未计算', '尚未計算', 'Not calculated yet'),
    left_out: text(
      '以下铺位的数据无法计算，未列入',
      '以下舖位的資料無法計算，未列入',
      'These units are left out, because their data cannot be calculated',
    ),
    amount: text('金额', '金額', 'Amount'),
    charge: text('费用类型', '費用類別', 'Charge'),
    decisions: text('处理记录', '處理記錄', 'Decisions'),
    totals: text('合计', '合計', 'Totals'),
    lines: text('明细', '明細', 'Lines'),
    no_lines: text('没有明细', '沒有明細', 'No lines'),
    chart: text('按费用类型', '按費用類別', 'By charge'),
    views: {
      open: text('待处理', '待處理', 'Open'),
      to_issue: text('待签发', '待簽發', 'To issue'),
    },
  },
})
