import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { flagRule } from './flagRule.ts'

/** How severe it is that a tenant is on the watch list. */
export const severityTexts = {
  1: text('紧急', '緊急', 'Critical'),
  2: text('高', '高', 'High'),
  3: text('中', '中', 'Medium'),
  4: text('低', '低', 'Low'),
}

/** The words for the rules of the watch list. */
export const flagRuleWords = words(flagRule, {
  name: text('预警规则', '預警規則', 'Flag rule |||| Flag rules'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    code: text('编号', '編號', 'Code'),
    metric: text('指标', '指標', 'Figure'),
    operator: text('条件', '條件', 'Condition'),
    threshold: text('阈值', '界線', 'Threshold'),
    periods: text('连续次数', '連續次數', 'In a row'),
    site: text('站点', '站點', 'Site'),
    level1_id: text('一级业态', '一級行業', 'Trade'),
    severity: text('严重程度', '嚴重程度', 'Severity'),
    is_active: text('启用', '啟用', 'In use'),
  },
  choices: {
    metric: {
      mom: text('销售环比', '銷售按月變化', 'Sales vs. previous month'),
      yoy: text('销售同比', '銷售按年變化', 'Sales vs. previous year'),
      ocr_over_benchmark: text('租售比超出基准', '租售比率超出基準', 'Occupancy cost over benchmark'),
      lease_days_left: text('租约剩余天数', '租約尚餘日數', 'Days until the lease ends'),
      days_without_sales: text('未报销售天数', '未報銷售日數', 'Days without sales'),
      daily_score: text('每日评分', '每日評分', 'Daily score'),
      daily_score_rank: text('评分末位比例', '評分由尾起計排名', 'Rank from the bottom of the scores'),
      overdue_problems: text('超期问题数', '逾期問題數目', 'Overdue issues'),
      mystery_score: text('神秘顾客评分', '神秘顧客評分', 'Mystery customer score'),
      rent_days_outstanding: text('租金逾期天数', '租金逾期日數', 'Days rent is overdue'),
    },
    operator: {
      lt: text('低于', '低於', 'below'),
      lte: text('不高于', '不高於', 'at most'),
      gt: text('高于', '高於', 'above'),
      gte: text('不低于', '不低於', 'at least'),
    },
    severity: severityTexts,
  },
  help: {
    code: text(
      '同一编号可为个别站点或业态另设阈值，以最具体的为准',
      '同一編號可為個別站點或行業另設界線，以最具體的為準',
      'Give a site or a line of trade its own threshold by another rule with the same code; the most specific one counts',
    ),
    threshold: text(
      '变化和比率用小数：-0.2 即下降 20%。其余为天数、分数或个数',
      '變化及比率用小數：-0.2 即下跌 20%。其餘為日數、分數或數目',
      'Changes and shares as fractions: -0.2 is a drop of 20%. Otherwise days, points or a number',
    ),
    periods: text(
      '连续多少个月、多少次评分都达到条件',
      '連續多少個月、多少次評分均符合條件',
      'The number of months or scored days in a row',
    ),
    is_active: text(
      '停用后，相应站点或业态不再按此编号预警',
      '停用後，相應站點或行業不再按此編號預警',
      'Switched off, its site or line of trade gets no flags with this code',
    ),
  },
  screen: {
    group: {
      what: text('规则', '規則', 'What it finds'),
      where: text('适用范围', '適用範圍', 'Where it counts'),
      names: text('名称', '名稱', 'Names'),
    },
    flags: text('相关预警', '相關預警', 'Flags of this rule'),
    no_flags: text('目前没有预警', '目前沒有預警', 'No flags at the moment'),
  },
})
