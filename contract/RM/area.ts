import type { Area } from '#contract/area.ts'
import { permissionNames, plural, text } from '#contract/localText.ts'
import {
  boolParam,
  decimalParam,
  intParam,
  mapParam,
  regionalParam,
  type ParamValues,
  withText,
} from '#contract/paramDefinition.ts'
import { myscustProblem } from './myscustProblem.ts'
import { myscustProblemWords } from './myscustProblem.words.ts'
import { myscustResult } from './myscustResult.ts'
import { myscustResultWords } from './myscustResult.words.ts'
import { routingRule } from './routingRule.ts'
import { routingRuleWords } from './routingRule.words.ts'
import { tour } from './tour.ts'
import { tourWords } from './tour.words.ts'
import { tourProblem } from './tourProblem.ts'
import { tourProblemWords } from './tourProblem.words.ts'
import { tourResult } from './tourResult.ts'
import { tourResultWords } from './tourResult.words.ts'
import { tourSchedule } from './tourSchedule.ts'
import { tourScheduleWords } from './tourSchedule.words.ts'
import { tourTemplate } from './tourTemplate.ts'
import { tourTemplateWords } from './tourTemplate.words.ts'

export const title = text('零售管理', '零售管理', 'Retail management')

export const permissions = permissionNames(title, {
  'rm.tour_issue.view': text('巡场问题·查看', '巡場問題·檢視', 'Tour issues: view'),
  'rm.tour_issue.view_all': text('巡场问题·查看全部', '巡場問題·檢視全部', 'Tour issues: view all'),
  'rm.tour_issue.create': text('巡场问题·新建', '巡場問題·新增', 'Tour issues: create'),
  'rm.tour_issue.assign': text('巡场问题·分派', '巡場問題·分派', 'Tour issues: assign'),
  'rm.tour_issue.fix': text('巡场问题·整改', '巡場問題·跟進', 'Tour issues: fix'),
  'rm.tour_issue.verify': text('巡场问题·复核', '巡場問題·覆核', 'Tour issues: verify'),
  'rm.tour_issue.close': text('巡场问题·关闭与作废', '巡場問題·關閉與作廢', 'Tour issues: close and void'),
  'rm.tour_issue.delete': text('巡场问题·删除', '巡場問題·刪除', 'Tour issues: delete'),
  'rm.tour_issue.stat': text('巡场问题·统计', '巡場問題·統計', 'Tour issues: statistics'),
  'rm.tour_issue.export': text('巡场问题·导出', '巡場問題·匯出', 'Tour issues: export'),
  'rm.tour.view': text('巡场计划·查看', '巡場計劃·檢視', 'Tour plans: view'),
  'rm.tour.edit': text('巡场计划·编辑', '巡場計劃·編輯', 'Tour plans: edit'),
  'rm.tour_result.view': text('巡场结果·查看', '巡場結果·檢視', 'Tour results: view'),
  'rm.tour_result.edit': text('巡场结果·编辑', '巡場結果·編輯', 'Tour results: edit'),
  'rm.myscust.view': text('神秘顾客结果·查看', '神秘顧客結果·檢視', 'Mystery customer results: view'),
  'rm.myscust.edit': text('神秘顾客结果·编辑', '神秘顧客結果·編輯', 'Mystery customer results: edit'),
  'rm.myscust.regen': text(
    '神秘顾客结果·重新生成',
    '神秘顧客結果·重新產生',
    'Mystery customer results: regenerate',
  ),
  'rm.myscust.reall': text(
    '神秘顾客结果·重新分派',
    '神秘顧客結果·重新分派',
    'Mystery customer results: reallocate',
  ),
  'rm.myscust.appeal_decide': text(
    '神秘顾客结果·裁定申诉',
    '神秘顧客結果·裁定申訴',
    'Mystery customer results: decide appeals',
  ),
  'rm.myscust_problem.view': text(
    '神秘顾客问题·查看',
    '神秘顧客問題·檢視',
    'Mystery customer follow-up: view',
  ),
  'rm.myscust_problem.edit': text(
    '神秘顾客问题·编辑',
    '神秘顧客問題·編輯',
    'Mystery customer follow-up: edit',
  ),
})

export const params = {
  /** How long fixing a tour problem may take, by severity. */
  'tour.due_hours': withText(
    regionalParam(mapParam({ 1: 4, 2: 24, 3: 72, 4: 168 }, 'hours'), {
      HK: { 1: 4, 2: 24, 3: 48, 4: 120 },
    }),
    text(
      '各严重程度巡场问题的整改时限（小时）',
      '各嚴重程度巡場問題的跟進時限（小時）',
      'Hours within which an issue must be fixed, by severity',
    ),
    {
      HK: text(
        '各严重程度巡场问题的整改时限（小时）',
        '各嚴重程度巡場問題的跟進時限（小時）',
        'Hours within which an issue must be fixed, by severity',
      ),
    },
  ),
  'tour.photo_required': withText(
    boolParam(true),
    text('整改完成时必须上传照片', '完成跟進時必須上載相片', 'A photo is required when an issue is fixed'),
  ),
  'tour.auto_close_hours': withText(
    intParam(72, 1, 8760, 'h'),
    text(
      '复核通过后自动关闭的时间',
      '覆核通過後自動關閉的時間',
      'How long after verification an issue is closed by itself',
    ),
  ),
  /** How many days ahead schedules plan their tours, today included. */
  'tour.plan_days': withText(
    intParam(7, 1, 31, 'd'),
    text(
      '按排班提前安排巡场的天数',
      '按排班提前安排巡場的日數',
      'Days ahead for which tours are planned from the schedule',
    ),
  ),
  /** The share of its points that a shop must pass on a tour: below the first it needs attention, below the second it fails. */
  'tour.pass_share': withText(
    decimalParam(0.9, 0, 1, 'share'),
    text('巡场合格所需的合格率', '巡場合格所需的合格率', 'The pass rate from which a shop passes a tour'),
  ),
  'tour.attention_share': withText(
    decimalParam(0.7, 0, 1, 'share'),
    text(
      '低于此合格率的店铺巡场不合格',
      '低於此合格率的店舖巡場不合格',
      'The pass rate below which a shop fails a tour',
    ),
  ),
  'myscust.appeal_days': withText(
    intParam(7, 0, 90, 'd'),
    text(
      '神秘顾客结果可申诉的天数',
      '神秘顧客結果可申訴的日數',
      'Days in which a mystery customer result can be appealed',
    ),
  ),
  'myscust.pass_score': withText(
    intParam(80, 0, 100, 'points'),
    text(
      '神秘顾客检查的合格分',
      '神秘顧客檢查的合格分',
      'The score at which a mystery customer visit is passed',
    ),
  ),
  /** An item with a smaller share of its points becomes a problem. */
  'myscust.problem_below': withText(
    decimalParam(0.6, 0, 1, 'share'),
    text(
      '得分率低于此值的项目列为问题',
      '得分率低於此值的項目列為問題',
      'Items that score a lower share than this become issues',
    ),
  ),
} as const

// oxfmt-ignore
const menu = [
  { uri: '/RM', title: text('零售管理', '零售管理', 'Retail management'), icon: 'storefront', order: 10, can: 'rm.tour_issue.view' },
  { uri: '/RM/tourIssue', parent: '/RM', title: plural(tourProblemWords.name), icon: 'report_problem', order: 1010, can: 'rm.tour_issue.view' },
  { uri: '/RM/tourIssue/issueList', parent: '/RM/tourIssue', title: text('问题列表', '問題列表', 'Issue list'), icon: 'list', order: 101010, can: 'rm.tour_issue.view' },
  { uri: '/RM/tourIssue/issueStatistics', parent: '/RM/tourIssue', title: text('问题统计', '問題統計', 'Issue statistics'), icon: 'bar_chart', order: 101020, can: 'rm.tour_issue.stat' },
  { uri: '/RM/tour', parent: '/RM', title: text('巡场', '巡場', 'Tours'), icon: 'directions_walk', order: 1020, can: 'rm.tour.view' },
  { uri: '/RM/tour/list', parent: '/RM/tour', title: text('巡场计划', '巡場計劃', 'Tour plan'), icon: 'event', order: 102010, can: 'rm.tour.view' },
  { uri: '/RM/tourResult/list', parent: '/RM/tour', title: text('巡场结果', '巡場結果', 'Tour results'), icon: 'fact_check', order: 102020, can: 'rm.tour_result.view' },
  { uri: '/RM/myscust', title: text('神秘顾客', '神秘顧客', 'Mystery customer'), icon: 'person_search', order: 15, can: 'rm.myscust.view' },
  { uri: '/RM/myscust/result', parent: '/RM/myscust', title: text('检测结果', '檢測結果', 'Results'), icon: 'assignment', order: 1510, can: 'rm.myscust.view' },
  { uri: '/RM/myscust/problem', parent: '/RM/myscust', title: text('问题跟进', '問題跟進', 'Follow-up'), icon: 'assignment_late', order: 1520, can: 'rm.myscust_problem.view' },
] as const satisfies Area['menu']

/** Retail management: tours, tour issues, mystery customer. */
export const area = {
  id: 'RM',
  title,
  codes: ['rm', 'tour', 'myscust'],
  availableAt: { outside: 'HK' },
  permissions,
  params,
  menu,
  nouns: {
    'tourIssue/issueList': tourProblem,
    'tour/list': tour,
    'myscust/result': myscustResult,
    'myscust/problem': myscustProblem,
    routingRule,
    tourSchedule,
    tourTemplate,
    'tourResult/list': tourResult,
  },
  words: [
    tourProblemWords,
    tourWords,
    myscustResultWords,
    myscustProblemWords,
    routingRuleWords,
    tourScheduleWords,
    tourTemplateWords,
    tourResultWords,
  ],
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
