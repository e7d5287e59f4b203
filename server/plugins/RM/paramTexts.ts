import type { params as definitions } from '#contract/RM/params.ts'

export const paramTexts: Record<keyof typeof definitions | 'tour.due_hours@HK', string> = {
  'tour.due_hours': '各严重程度巡场问题的整改时限（小时）',
  'tour.due_hours@HK': '各嚴重程度巡場問題的整改時限（小時）',
  'tour.photo_required': '整改完成时必须上传照片',
  'tour.auto_close_hours': '复核通过后自动关闭的时间',
  'tour.plan_days': '按排班提前安排巡场的天数',
  'myscust.appeal_days': '神秘顾客结果可申诉的天数',
  'myscust.pass_score': '神秘顾客检查的合格分',
  'myscust.problem_below': '得分率低于此值的项目列为问题',
}
