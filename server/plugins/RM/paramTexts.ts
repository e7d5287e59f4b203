import { text, type LocalText } from '#contract/localText.ts'
import type { params as definitions } from '#contract/RM/params.ts'

export const paramTexts: Record<keyof typeof definitions | 'tour.due_hours@HK', LocalText> = {
  'tour.due_hours': text(
    '各严重程度巡场问题的整改时限（小时）',
    '各嚴重程度巡場問題的跟進時限（小時）',
    'Hours within which an issue must be fixed, by severity',
  ),
  'tour.due_hours@HK': text(
    '各严重程度巡场问题的整改时限（小时）',
    '各嚴重程度巡場問題的跟進時限（小時）',
    'Hours within which an issue must be fixed, by severity',
  ),
  'tour.photo_required': text(
    '整改完成时必须上传照片',
    '完成跟進時必須上載相片',
    'A photo is required when an issue is fixed',
  ),
  'tour.auto_close_hours': text(
    '复核通过后自动关闭的时间',
    '覆核通過後自動關閉的時間',
    'How long after verification an issue is closed by itself',
  ),
  'tour.plan_days': text(
    '按排班提前安排巡场的天数',
    '按排班提前安排巡場的日數',
    'Days ahead for which tours are planned from the schedule',
  ),
  'myscust.appeal_days': text(
    '神秘顾客结果可申诉的天数',
    '神秘顧客結果可申訴的日數',
    'Days in which a mystery customer result can be appealed',
  ),
  'myscust.pass_score': text(
    '神秘顾客检查的合格分',
    '神秘顧客檢查的合格分',
    'The score at which a mystery customer visit is passed',
  ),
  'myscust.problem_below': text(
    '得分率低于此值的项目列为问题',
    '得分率低於此值的項目列為問題',
    'Items that score a lower share than this become issues',
  ),
}
