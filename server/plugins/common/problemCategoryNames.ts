import type { problemCategories } from '#contract/RM/problem.ts'
import type { LocalText } from '#contract/localText.ts'

const text = (zh_CN: string, zh_TW: string, en_US: string): LocalText => ({ zh_CN, zh_TW, en_US })

/** The names of the kinds of problems. These are choices of the contract without a table. */
export const problemCategoryNames: Readonly<Record<(typeof problemCategories)[number], LocalText>> = {
  cleanliness: text('清洁卫生', '清潔衛生', 'Cleanliness'),
  lighting_signage: text('灯光招牌', '燈光招牌', 'Lighting & signage'),
  display: text('陈列展示', '陳列展示', 'Display'),
  staff_service: text('员工服务', '員工服務', 'Staff service'),
  safety_fire: text('消防安全', '消防安全', 'Fire & safety'),
  fit_out: text('装修施工', '裝修施工', 'Fit-out works'),
  opening_hours: text('营业时间', '營業時間', 'Opening hours'),
  queue: text('排队秩序', '排隊秩序', 'Queues'),
  licence: text('证照合规', '證照合規', 'Licences'),
  other: text('其他', '其他', 'Other'),
}
