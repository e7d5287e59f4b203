import type { commonFields } from '#contract/resource.ts'
import { text, type LocalText } from '#contract/localText.ts'

/** The columns that records of every resource have, in order, after the resource's own. */
export const commonTexts: Readonly<Record<keyof typeof commonFields, LocalText>> = {
  created_at: text('创建时间', '建立時間', 'Created'),
  created_by: text('创建人', '建立人', 'Created by'),
  updated_at: text('最近修改', '最近修改', 'Last changed'),
  updated_by: text('修改人', '修改人', 'Last changed by'),
  is_active: text('启用', '啟用', 'Active'),
  rev: text('版本', '版本', 'Revision'),
  _id: text('系统编号', '系統編號', 'ID'),
}
