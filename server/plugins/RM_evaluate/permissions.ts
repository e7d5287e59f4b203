import type { permissions as codes } from '#contract/RM_evaluate/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'scoring.view': { zh_CN: '店铺评分·查看', zh_TW: '店舖評分·檢視', en_US: 'Shop scoring: view' },
  'scoring.edit': { zh_CN: '店铺评分·编辑', zh_TW: '店舖評分·編輯', en_US: 'Shop scoring: edit' },
  'scoring.confirm': { zh_CN: '店铺评分·确认', zh_TW: '店舖評分·確認', en_US: 'Shop scoring: confirm' },
  'scoring.upload': { zh_CN: '店铺评分·批量导入', zh_TW: '店舖評分·批量匯入', en_US: 'Shop scoring: upload' },
  'scoring.regen': {
    zh_CN: '店铺评分·重新生成',
    zh_TW: '店舖評分·重新產生',
    en_US: 'Shop scoring: regenerate',
  },
  'scoring.recover': {
    zh_CN: '店铺评分·恢复版本',
    zh_TW: '店舖評分·還原版本',
    en_US: 'Shop scoring: recover a version',
  },
  'scoring.export': { zh_CN: '店铺评分·导出', zh_TW: '店舖評分·匯出', en_US: 'Shop scoring: export' },
  'scoring.item.edit': {
    zh_CN: '店铺评分·评分项目·编辑',
    zh_TW: '店舖評分·評分項目·編輯',
    en_US: 'Shop scoring: Scoring items: edit',
  },
}
