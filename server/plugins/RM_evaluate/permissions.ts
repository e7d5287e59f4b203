import type { permissions as codes } from '#contract/RM_evaluate/permissions.ts'
import { permissionNames, text } from '#contract/localText.ts'

export const permissions = permissionNames<(typeof codes)[number]>(
  text('店铺评分', '店舖評分', 'Shop scoring'),
  {
    'scoring.view': text('查看', '檢視', 'view'),
    'scoring.edit': text('编辑', '編輯', 'edit'),
    'scoring.confirm': text('确认', '確認', 'confirm'),
    'scoring.upload': text('批量导入', '批量匯入', 'upload'),
    'scoring.regen': text('重新生成', '重新產生', 'regenerate'),
    'scoring.recover': text('恢复版本', '還原版本', 'recover a version'),
    'scoring.export': text('导出', '匯出', 'export'),
    'scoring.item.edit': text('评分项目·编辑', '評分項目·編輯', 'Scoring items: edit'),
  },
)
