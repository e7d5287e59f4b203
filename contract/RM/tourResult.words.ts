import { text, type Texts } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { tourProblemWords } from './tourProblem.words.ts'
import { tourResult } from './tourResult.ts'

const itemResult = {
  pass: text('合格', '合格', 'Pass'),
  fail: text('不合格', '不合格', 'Fail'),
  na: text('不适用', '不適用', 'N/A'),
}

/** The words for the results of tours, wherever they are mounted. */
export const tourResultWords = words(tourResult, {
  name: text('巡场结果', '巡場結果', 'Tour result |||| Tour results'),
  fields: {
    title: text('铺位', '舖位', 'Shop'),
    site: text('站点', '站點', 'Site'),
    tour_id: text('巡场', '巡場', 'Tour'),
    store_id: text('铺位', '舖位', 'Store'),
    tour_date: text('日期', '日期', 'Date'),
    checker_id: text('检查人', '檢查人', 'Checked by'),
    items: text('检查项目', '檢查項目', 'Checklist'),
    pass_count: text('合格项', '合格項', 'Passed'),
    fail_count: text('不合格项', '不合格項', 'Failed'),
    na_count: text('不适用项', '不適用項', 'Not applicable'),
    pass_rate: text('合格率', '合格率', 'Pass rate'),
    problem_count: text('问题数', '問題數', 'Issues'),
    result: text('结果', '結果', 'Result'),
    remark: text('备注', '備註', 'Remark'),
  },
  choices: {
    result: {
      pass: text('合格', '合格', 'Pass'),
      attention: text('需关注', '需關注', 'Attention'),
      fail: text('不合格', '不合格', 'Fail'),
    },
  },
})

/** The other texts of the screens of results and of the checklist. */
export const tourResultTexts: Texts = {
  group: {
    counts: text('统计', '統計', 'Counts'),
    issues: text('发现的问题', '發現的問題', 'Issues found'),
  },
  no_items: text('尚未检查', '尚未檢查', 'Nothing was checked yet'),
  no_issues: text('没有问题', '沒有問題', 'No issues'),
  item: itemResult,
  check: {
    open: text('检查', '檢查', 'Check'),
    resume: text('继续检查', '繼續檢查', 'Continue'),
    change: text('修改', '修改', 'Change'),
    view: text('查看', '檢視', 'View'),
    back: text('返回巡场', '返回巡場', 'Back to the tour'),
    next: text('下一家：', '下一間：', 'Next shop:'),
    points: text('%{done} / %{all} 项', '%{done} / %{all} 項', '%{done} of %{all} points'),
    checklist: text('检查项目', '檢查項目', 'Checklist'),
    raised: text('查看已登记的问题', '檢視已登記的問題', 'See the issue'),
    not_open: text('此次巡场未在进行', '此次巡場並非進行中', 'This tour is not under way'),
  },
  fail: {
    title: text('%{item}：不合格', '%{item}：不合格', '%{item}: fail'),
    save: text('保存', '儲存', 'Save'),
    fields: {
      category: text('类别', '類別', 'Category'),
      remark: text('备注', '備註', 'Remark'),
      attachs: text('照片', '相片', 'Photos'),
      raise: text('登记为巡场问题', '登記為巡場問題', 'Raise an issue'),
      severity: text('严重程度', '嚴重程度', 'Severity'),
    },
    help: {
      severity: text('仅用于巡场问题，默认为中', '只用於巡場問題，預設為中', 'Of the issue; medium if empty'),
    },
    choices: {
      category: tourProblemWords.choices.category,
      severity: tourProblemWords.choices['severity'] ?? {},
    },
  },
}
